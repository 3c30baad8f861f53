import { checkFile } from './check-file.ts';

/** Program that checks one file and prints the result. */
process.stdout.write(JSON.stringify(checkFile(process.argv[2] ?? '')));
