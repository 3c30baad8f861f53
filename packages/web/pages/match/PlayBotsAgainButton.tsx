import type { MatchInfo } from '@sesame/protocol';
import { Button } from '@sesame/ui';
import { useLocation } from 'wouter';
import { playBots } from '../../data/match-source.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Plays a match of this browser again, against the same bots: on the server, if it can be reached now. */
export function PlayBotsAgainButton({ info }: { readonly info: MatchInfo }) {
  const texts = useTexts();
  const [, navigate] = useLocation();
  const { isPending, mutate } = useMutation({ leavesPage: true });
  const { game, options, seats } = info;
  const bots = seats.flatMap(({ bot }) => (bot === undefined ? [] : [bot]));
  const start = async () => {
    const match = await mutate(() => playBots({ game, options, bots }));
    if (match.ok) navigate(`/matches/${match.value}`);
  };
  return (
    <Button variant="primary" icon="rematch" isDisabled={isPending} onPress={() => void start()}>
      {texts.match.rematch}
    </Button>
  );
}
