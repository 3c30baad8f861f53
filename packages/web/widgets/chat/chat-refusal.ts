import type { Locale, Refusal } from '@sesame/kernel';
import type { ChatTexts } from '../../locales/chat/en.ts';
import type { Texts } from '../../locales/en.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';

/** Why a message or report was refused, and when to try again. */
export const chatRefusalText = (
  { texts, say, locale }: { readonly texts: Texts; readonly say: ChatTexts; readonly locale: Locale },
  refusal: Refusal,
): string => {
  const { code, until = 0 } = refusal;
  switch (code) {
    case 'speak-later':
      return say.tooFast(Math.max(1, Math.ceil((until - Date.now()) / 1000)));
    case 'silenced':
      return say.mutedByAdmin(timeOf(until, locale));
    case 'players-only':
      return say.playersOnly;
    case 'audience-only':
      return say.playersReadLater;
    case 'report-later':
      return say.reportLater;
    default:
      return refusalText(texts, refusal);
  }
};

/** The time of day, with the date unless it is today. */
const timeOf = (at: number, locale: Locale): string => {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(at);
};
