import type { HashedTerms } from '@sesame/protocol';
import { Button, Dialog, useMessages } from '@sesame/ui';
import { Suspense } from 'react';
import { gameOf } from '../../data/games.ts';
import { termsTexts } from '../../locales/terms/texts.ts';
import { OptionList } from '../options/OptionList.tsx';
import { useTermsFacts } from './use-terms-facts.ts';

/** What the terms are asked for: a table whose host has changed them, a rematch with others, a proposed time control. */
export type TermsKind = 'changed' | 'rematch' | 'pace';

/** Shows the terms that apply now, and asks whether to agree to them. */
export default function TermsDialog(props: {
  readonly kind: TermsKind;
  readonly terms: HashedTerms;
  readonly onAnswer: (isAgreed: boolean) => void;
}) {
  const { kind, terms, onAnswer } = props;
  const say = useMessages(termsTexts);
  const factsOf = useTermsFacts();
  const game = gameOf(terms.game);
  const { title, text, confirm } = say[kind];
  return (
    <Dialog title={title} isOpen onOpenChange={() => onAnswer(false)}>
      <p>{text(factsOf(terms, kind === 'rematch'))}</p>
      {game !== undefined && kind !== 'pace' && (
        <Suspense>
          <OptionList game={game} options={terms.options} pace={terms.pace} />
        </Suspense>
      )}
      <div className="wraps">
        <Button autoFocus onPress={() => onAnswer(false)}>
          {say.cancel}
        </Button>
        <Button variant="primary" onPress={() => onAnswer(true)}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
