import { Icon, useMessages } from '@sesame/ui';
import { dailyTexts } from '../../locales/daily/texts.ts';

/** What a check of the luck found. */
export function LuckVerdict({ isRight, right }: { readonly isRight: boolean | undefined; readonly right: string }) {
  const { luck } = useMessages(dailyTexts);
  if (isRight === undefined) return <p role="status">{luck.nothing}</p>;
  return (
    <p role="status" className={isRight ? 'line good' : 'line bad'}>
      <Icon name={isRight ? 'check' : 'cross'} size={16} />
      {isRight ? right : luck.wrong}
    </p>
  );
}
