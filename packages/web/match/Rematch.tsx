import type { MatchStory } from '@sesame/client';
import { ok, type Result } from '@sesame/kernel';
import { Button, Icon } from '@sesame/ui';
import { useLocation } from 'wouter';
import { api, me } from '../house/house.ts';
import { useTableNews } from '../house/use-topic.ts';
import { toastRefusal } from '../messages/refusals.ts';
import { useWords } from '../messages/words.tsx';

/** Goes to the table where the same people play again, and sits down there. Answers where to go. */
export const joinRematch = async (match: string): Promise<Result<string>> => {
  const asked = await api.rematch(match);
  if (!asked.ok) return asked;
  const isSeated = asked.value.seats.some((seat) => seat.kind === 'person' && seat.player === me.get()?.id);
  const mustSit = asked.value.match === undefined && !isSeated;
  const table = mustSit ? await api.sit(asked.value.id) : asked;
  if (!table.ok) return table;
  return ok(table.value.match === undefined ? `/tables/${table.value.id}` : `/matches/${table.value.match}`);
};

/** Says that somebody asked to play again. */
export function Rematch({ story }: { readonly story: MatchStory }) {
  const words = useWords();
  const [, navigate] = useLocation();
  const { info, outcome } = story;
  const next = useTableNews(info.table)?.next;
  if (next === undefined || outcome === undefined || info.you === null) return undefined;
  const join = async () => {
    const path = await joinRematch(info.id);
    if (path.ok) navigate(path.value);
    else toastRefusal(words, path.error);
  };
  return (
    <div className="toast banner" role="status">
      <Icon name="rematch" />
      <span className="grow">{words.match.rematchAsked}</span>
      <Button tight onPress={() => void join()}>
        {words.match.join}
      </Button>
    </div>
  );
}
