import { type GameEntry, SwitchField, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { useRules, useScreen } from '../../data/games.ts';
import { changeHelp, changeSettings, useSettings } from '../../data/settings.ts';
import { newMatchTexts } from '../../locales/new-match/texts.ts';
import { HINTS, helpingOptions, isHelpOn } from './help.ts';

/** Switches for the help that a game offers against bots, remembered per game. Rated matches have none. */
export function HelpFields({ game, isRated }: { readonly game: GameEntry; readonly isRated: boolean }) {
  const say = useMessages(newMatchTexts);
  const locale = useLocale();
  const rules = useRules(game);
  const { Hint, beginnerHints } = useScreen(game);
  const { hints, byEar, help } = useSettings();
  const chosen = help[game.id];
  const strength = [
    ...helpingOptions(rules).map(([name, option]) => ({
      name,
      label: (option.help?.label ?? option.label)[locale],
      isOn: isHelpOn([name, option], { help: chosen, byEar }),
    })),
    ...(Hint ? [{ name: HINTS, label: say.hints, isOn: hints && chosen?.[HINTS] !== false }] : []),
  ];
  const change = (name: string, isOn: boolean) => {
    changeHelp(game.id, name, isOn);
    // A switch turned on here overrules the one in the settings.
    if (name === HINTS && isOn) changeSettings({ hints: true });
  };
  return (
    <div className="stack close">
      {strength.map(({ name, label, isOn }) => (
        <SwitchField
          key={name}
          label={label}
          value={isOn && !isRated}
          isDisabled={isRated}
          {...(isRated && { hint: say.noHelp })}
          onChange={(on) => change(name, on)}
        />
      ))}
      {beginnerHints && <BeginnerHintsField hints={beginnerHints} />}
    </div>
  );
}

/** They explain the rules, so they do not change the strength. */
function BeginnerHintsField({ hints }: { readonly hints: { isOn(): boolean; turn(isOn: boolean): void } }) {
  const say = useMessages(newMatchTexts);
  const [isOn, setOn] = useState(hints.isOn);
  const change = (on: boolean) => {
    hints.turn(on);
    setOn(on);
  };
  return <SwitchField label={say.beginnerHints} value={isOn} onChange={change} />;
}
