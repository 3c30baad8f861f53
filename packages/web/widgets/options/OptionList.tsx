import './option-list.css';
import type { AnyOption } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { type GameEntry, useLocale } from '@sesame/ui';
import { useRules } from '../../data/games.ts';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlText } from '../time-control/time-control-text.ts';
import { type ChosenOptions, offeredOptions } from './offered-options.ts';

/** A game's options and time control, read-only. */
export function OptionList(props: {
  readonly game: GameEntry;
  readonly options: ChosenOptions;
  readonly pace: TimeControl;
}) {
  const { game, options, pace } = props;
  const texts = useTexts();
  const locale = useLocale();
  const rules = useRules(game);
  const show = (option: AnyOption, value: ChosenOptions[string]): string => {
    switch (option.kind) {
      case 'flag':
        return value === true ? texts.table.on : texts.table.off;
      case 'whole':
        return String(value);
      case 'choice':
        return option.values.find((one) => one.value === value)?.label[locale] ?? String(value);
    }
  };
  return (
    <dl className="table-facts small">
      <div>
        <dt className="soft">{texts.newTable.timeControl}</dt>
        <dd>{timeControlText(texts, pace)}</dd>
      </div>
      {offeredOptions(rules).map(([name, option]) => (
        <div key={name}>
          <dt className="soft">{option.label[locale]}</dt>
          <dd>{show(option, options[name] ?? option.default)}</dd>
        </div>
      ))}
    </dl>
  );
}
