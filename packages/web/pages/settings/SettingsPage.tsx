import './settings.css';
import { LOCALES, type Locale } from '@sesame/kernel';
import { ButtonLink, ChoiceField, Slab, SwitchField, useMessages, useSound } from '@sesame/ui';
import { type AnimationSpeed, changeSettings, THEMES, type Theme, useSettings } from '../../data/settings.ts';
import { useMe } from '../../data/use-me.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { notificationTexts } from '../../locales/notifications/texts.ts';
import { shortcutTexts } from '../../locales/shortcuts/texts.ts';
import { LANGUAGE_NAMES, useTexts } from '../../locales/texts.tsx';
import { Page } from '../../shell/Page.tsx';
import { NameForm } from '../../widgets/NameForm.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { SoundCheck } from './SoundCheck.tsx';
import { VacationSettings } from './VacationSettings.tsx';

/** The settings page. Everything but the name is stored in this browser. */
export default function SettingsPage() {
  const { settings: say } = useTexts();
  const account = useMessages(accountTexts);
  const notifications = useMessages(notificationTexts);
  const shortcuts = useMessages(shortcutTexts);
  const me = useMe();
  return (
    <Page title={say.title} className="settings-page">
      <h1 className="page-title">{say.title}</h1>
      <div className="columns even">
        <Slab as="section" className="stack">
          <h2>{say.you}</h2>
          {me && <NameForm key={me.id} given={me.name} />}
          {me?.guest && <p className="soft small">{say.guest}</p>}
          <div>
            <ButtonLink href="/account" icon="user">
              {me?.guest === false ? account.title : account.saveMatchesTitle}
            </ButtonLink>
          </div>
          <h2>{say.records}</h2>
          <p className="soft small">{say.recordsText}</p>
          <OpenRecordLink />
          <h2>{shortcuts.title}</h2>
          <div>
            <ButtonLink href="/shortcuts" icon="key">
              {shortcuts.all}
            </ButtonLink>
          </div>
        </Slab>
        <Slab as="section" className="stack">
          <h2>{say.appearance}</h2>
          <AppearanceSettings />
        </Slab>
        <Slab as="section" className="stack">
          <h2>{notifications.title}</h2>
          <NotificationSettings />
        </Slab>
        <VacationSettings />
      </div>
    </Page>
  );
}

function OpenRecordLink() {
  const { replay } = useTexts();
  return (
    <div>
      <ButtonLink href="/replay" icon="upload">
        {replay.open}
      </ButtonLink>
    </div>
  );
}

function AppearanceSettings() {
  const { settings: say } = useTexts();
  const { locale, theme, calm, animationSpeed, byEar, hints } = useSettings();
  const { muted, setMuted } = useSound();
  const speeds: readonly { readonly id: AnimationSpeed; readonly label: string }[] = [
    { id: 'calm', label: say.speedCalm },
    { id: 'normal', label: say.speedNormal },
    { id: 'quick', label: say.speedQuick },
    { id: 'off', label: say.speedOff },
  ];
  return (
    <>
      <ChoiceField
        label={say.language}
        options={LOCALES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        value={locale}
        onChange={(id) => changeSettings({ locale: id as Locale })}
      />
      <ChoiceField
        label={say.theme}
        options={THEMES.map((id) => ({ id, label: say[id] }))}
        value={theme}
        onChange={(id) => changeSettings({ theme: id as Theme })}
      />
      <SwitchField label={say.sound} hint={say.soundHint} value={!muted} onChange={(on) => setMuted(!on)} />
      <SoundCheck />
      <ChoiceField
        label={say.animationSpeed}
        options={speeds}
        value={animationSpeed}
        onChange={(id) => changeSettings({ animationSpeed: id as AnimationSpeed })}
      />
      <SwitchField
        label={say.reduceMotion}
        hint={say.reduceMotionHint}
        value={calm}
        onChange={(on) => changeSettings({ calm: on })}
      />
      <SwitchField
        label={say.byEar}
        hint={say.byEarHint}
        value={byEar}
        onChange={(on) => changeSettings({ byEar: on })}
      />
      <SwitchField
        label={say.hints}
        hint={say.hintsHint}
        value={hints}
        onChange={(on) => changeSettings({ hints: on })}
      />
    </>
  );
}
