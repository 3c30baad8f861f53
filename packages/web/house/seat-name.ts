import type { Messages } from '../messages/en.ts';

/** A name with the mark of a bot that somebody made, so that nobody takes it for a person. */
export const seatName = (
  { table }: Messages,
  { name, isBot }: { readonly name: string; readonly isBot?: true | undefined },
): string => (isBot ? `${name} (${table.bot})` : name);
