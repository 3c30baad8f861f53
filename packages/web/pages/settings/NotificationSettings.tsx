import './notification-settings.css';
import { Button, Icon, SwitchField, useLocale, useMessages } from '@sesame/ui';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { notificationTexts } from '../../locales/notifications/texts.ts';
import { formatDateTime } from '../../widgets/format-date.ts';
import { useNotifications } from '../../widgets/notifications/use-notifications.ts';
import { MailSettings } from './MailSettings.tsx';

/** Settings for turn notifications: push, sound, and going to the next match. */
export function NotificationSettings() {
  const say = useMessages(notificationTexts);
  const { turnSound, goOn } = useSettings();
  const notifications = useNotifications();
  const { state, isPending } = notifications;
  const isOn = state === 'open' || state === 'always';
  const isUnavailable = state === 'unsupported' || state === 'denied';
  return (
    <>
      <SwitchField
        label={say.turnSetting}
        hint={say[state]}
        value={isOn}
        isDisabled={isUnavailable || isPending}
        onChange={(on) => void (on ? notifications.turnOn() : notifications.turnOff())}
      />
      <PushBrowsers {...notifications} />
      <MailSettings />
      <SwitchField
        label={say.sound}
        hint={say.soundHint}
        value={turnSound}
        onChange={(on) => changeSettings({ turnSound: on })}
      />
      <SwitchField
        label={say.autoNext}
        hint={say.autoNextHint}
        value={goOn}
        onChange={(on) => changeSettings({ goOn: on })}
      />
    </>
  );
}

/** Browsers subscribed to push notifications. */
function PushBrowsers({ page, isPending, test, remove }: ReturnType<typeof useNotifications>) {
  const say = useMessages(notificationTexts);
  const locale = useLocale();
  if (page === undefined || page.browsers.length === 0) return undefined;
  return (
    <div className="notified-browsers">
      <p className="small">{say.pushBrowsers}</p>
      <ul className="rows">
        {page.browsers.map(({ session, agent, createdAt, here }) => (
          <li key={session}>
            <Icon name={here ? 'home' : 'globe'} />
            <span className="grow notified-browser">
              <b>{agent || say.unknownBrowser}</b>
              <span className={here ? 'brass small' : 'soft small'}>
                {here ? say.thisBrowser : say.since(formatDateTime(createdAt, locale))}
              </span>
            </span>
            <Button
              tight
              variant="quiet"
              aria-label={say.removeNamed(here ? say.thisBrowser : agent || say.unknownBrowser)}
              onPress={() => void remove(session)}
            >
              {say.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button tight icon="bell" isDisabled={isPending} onPress={() => void test()}>
        {say.test}
      </Button>
    </div>
  );
}
