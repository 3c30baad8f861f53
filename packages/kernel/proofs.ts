/** Checks of what a server has proved. Apart from the rest of the kernel, as pages that play need no signatures. */
export { checkReceipts, type ReceiptCheck } from './check-receipts.ts';
export { hashLeaf, isConsistent, isIncluded, makeMerkleTree } from './merkle-log.ts';
export { isSigned } from './signature.ts';
export { compareWitness, parseWitness, type Witness, type WitnessCheck } from './witness.ts';
