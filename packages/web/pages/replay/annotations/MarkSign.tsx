import type { MoveMark } from '@sesame/protocol';
import { useMessages } from '@sesame/ui';
import { annotationTexts } from '../../../locales/annotations/texts.ts';

const TONES: Readonly<Record<MoveMark, string>> = {
  '!!': 'good',
  '!': 'good',
  '!?': 'brass',
  '?!': 'brass',
  '?': 'bad',
  '??': 'bad',
};

/** The sign that judges a move, with its name for those who hear it. */
export function MarkSign({ mark }: { readonly mark: MoveMark }) {
  const say = useMessages(annotationTexts);
  return (
    <span className={`move-mark ${TONES[mark]}`} title={say.marks[mark]}>
      <span aria-hidden="true">{mark}</span>
      <span className="visually-hidden">{say.marks[mark]}</span>
    </span>
  );
}
