import { invitationPath, REGISTRATIONS, type Registration, type RegistrationRules } from '@sesame/protocol';
import { Button, ChoiceField, SelectField, Slab, SwitchField, toast, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { peopleTexts } from '../../locales/people/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { formatDateTime } from '../../widgets/format-date.ts';
import { SecretLink } from './SecretLink.tsx';

const USES = [1, 5, 20, 100];
const DAYS = [1, 7, 30, 365];

/** Who may create an account, whether there are new guests, and invitation links. */
export function RegistrationForm() {
  const say = useMessages(peopleTexts);
  const { mutate, isPending } = useMutation();
  const { data, setData } = useQuery('registration', api.registrationSettings);
  const [token, setToken] = useState<string>();
  const [uses, setUses] = useState(1);
  const [days, setDays] = useState(7);
  if (data === undefined) return <Loading />;
  const { rules, links } = data;
  const save = async (changed: Partial<RegistrationRules>) => {
    const saved = await mutate(() => api.setRegistration({ body: { ...rules, ...changed } }));
    if (!saved.ok) return;
    setData(saved.value);
    toast({ text: say.saved, icon: 'check' });
  };
  const makeLink = async () => {
    const made = await mutate(() => api.makeInvitation({ body: { uses, days } }));
    if (!made.ok) return;
    setData(made.value.settings);
    setToken(made.value.token);
  };
  const withdraw = async (id: string) => {
    const left = await mutate(() => api.withdrawInvitation({ params: { id } }));
    if (left.ok) setData(left.value);
  };
  const labels: Readonly<Record<Registration, { readonly label: string; readonly note: string }>> = {
    open: { label: say.open, note: say.openNote },
    invitation: { label: say.invitation, note: say.invitationNote },
    closed: { label: say.closed, note: say.closedNote },
  };
  return (
    <div className="stack">
      <Slab as="section" className="stack" aria-labelledby="registration">
        <h2 id="registration">{say.registration}</h2>
        <ChoiceField
          label={say.accounts}
          options={REGISTRATIONS.map((id) => ({ id, ...labels[id] }))}
          value={rules.accounts}
          onChange={(id) => void save({ accounts: REGISTRATIONS.find((one) => one === id) ?? rules.accounts })}
        />
        <SwitchField
          label={say.guests}
          hint={say.guestsHint}
          value={rules.guests}
          onChange={(guests) => void save({ guests })}
        />
      </Slab>
      <Slab as="section" className="stack" aria-labelledby="links">
        <h2 id="links">{say.links}</h2>
        <p className="soft small">{say.linksText}</p>
        <div className="invitation-form">
          <SelectField
            label={say.uses}
            options={USES.map((count) => ({ id: String(count), label: String(count) }))}
            value={String(uses)}
            onChange={(id) => setUses(Number(id))}
          />
          <SelectField
            label={say.days}
            options={DAYS.map((count) => ({ id: String(count), label: say.daysOf(count) }))}
            value={String(days)}
            onChange={(id) => setDays(Number(id))}
          />
          <Button variant="primary" icon="link" isDisabled={isPending} onPress={() => void makeLink()}>
            {say.makeLink}
          </Button>
        </div>
        {token !== undefined && (
          <div className="stack close">
            <p className="small">{say.newLink}</p>
            <SecretLink path={invitationPath(token)} />
          </div>
        )}
        {links.length === 0 && <p className="soft small">{say.noLinks}</p>}
        <InvitationList links={links} onWithdraw={(id) => void withdraw(id)} />
      </Slab>
    </div>
  );
}

function InvitationList(props: {
  readonly links: readonly { readonly id: string; readonly expiresAt: number; readonly usesLeft: number }[];
  readonly onWithdraw: (id: string) => void;
}) {
  const { links, onWithdraw } = props;
  const say = useMessages(peopleTexts);
  const locale = useLocale();
  return (
    <ul className="rows">
      {links.map(({ id, expiresAt, usesLeft }) => (
        <li key={id}>
          <div className="grow">
            <b>{say.usesLeft(usesLeft)}</b>
            <div className="soft small">{say.until(formatDateTime(expiresAt, locale))}</div>
          </div>
          <Button tight variant="quiet" onPress={() => onWithdraw(id)}>
            {say.withdraw}
          </Button>
        </li>
      ))}
    </ul>
  );
}
