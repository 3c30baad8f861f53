import { Button, Slab, useMessages, useName, useNarrowScreen, usePlayers } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import type { Proposal } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import type { Composer } from './composer.ts';
import { proposalTexts } from './proposal-texts.ts';
import { showWord } from './show-word.ts';

/**
 * PW21: the answer to the prompt's question whether another player's word counts, in place of the word bar. The typed
 * word is kept.
 */
export function AnswerBar({ composer, proposal }: { readonly composer: Composer; readonly proposal: Proposal }) {
  const { view, you } = useBoard();
  const say = useMessages(proposalTexts);
  const name = useName();
  const { clock } = usePlayers();
  const isPhone = useNarrowScreen();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The word field has just gone, and the focus with it. No button gets it: Enter may be on its way.
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, []);
  const { answer } = composer;
  return (
    <Slab
      as="section"
      className="pw-bar pw-answer yours"
      aria-label={say.question(name(proposal.seat), showWord(proposal.word))}
    >
      <div ref={bar} tabIndex={-1}>
        <p className="pw-asked">{showWord(proposal.word)}</p>
        <div className="pw-hint-line">
          <p className="small soft">{view.options.strict ? say.meansStrict : say.means}</p>
          {isPhone && you !== undefined && clock?.(you)}
        </div>
        <div className="pw-actions">
          <Button isDisabled={!answer} onPress={() => answer?.(false)}>
            {say.decline}
          </Button>
          <Button isDisabled={!answer} onPress={() => answer?.(true)}>
            {say.agree}
          </Button>
        </div>
      </div>
    </Slab>
  );
}
