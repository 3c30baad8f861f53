import { useSearch } from 'wouter';
import type { ChatChannel } from './chat.ts';

/** A chat message that a link leads to, such as a reported one. */
interface MarkedLine {
  readonly kind: ChatChannel['kind'];
  readonly seq: number;
}

const PARAMETER = 'line';
const FORM = /^(chat|audience|talk)\.(\d{1,9})$/;

/** The address of a message on the page with its chat. */
export const linkToLine = (page: string, { kind, seq }: MarkedLine): string => `${page}?${PARAMETER}=${kind}.${seq}`;

const parseMarkedLine = (search: string): MarkedLine | undefined => {
  const [, kind, seq] = FORM.exec(new URLSearchParams(search).get(PARAMETER) ?? '') ?? [];
  if (kind !== 'chat' && kind !== 'audience' && kind !== 'talk') return undefined;
  return { kind, seq: Number(seq) };
};

/** The message that the address of this page leads to. */
export const useMarkedLine = (): MarkedLine | undefined => parseMarkedLine(useSearch());
