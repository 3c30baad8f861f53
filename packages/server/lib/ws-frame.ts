import type { EncodedMessage } from './server-message.ts';

/** First byte of an unfragmented text frame. */
const FINAL_TEXT_FRAME = 0x81;
const MAX_SHORT_LENGTH = 125;
const MAX_MEDIUM_LENGTH = 65_535;

/**
 * Encodes a text as one WebSocket frame: unmasked, as servers send it, and uncompressed. Built once for all receivers and
 * written in one piece, where `ws` writes header and payload separately.
 */
export const makeFrame = (text: EncodedMessage): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length <= MAX_SHORT_LENGTH ? 2 : length <= MAX_MEDIUM_LENGTH ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT_FRAME;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
};
