import { type AdminPerson, STAFF_ROLES } from '@sesame/protocol';
import { ChoiceField, Slab, toast, useMessages } from '@sesame/ui';
import { api } from '../../../data/client.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { peopleTexts } from '../../../locales/people/texts.ts';
import { useReauth } from '../../../widgets/reauth/use-reauth.tsx';

const NONE = 'none';

/** Gives rights to an account or withdraws them, with a fresh proof. */
export function RoleForm(props: { readonly person: AdminPerson; readonly onChange: (person: AdminPerson) => void }) {
  const { person, onChange } = props;
  const say = useMessages(peopleTexts);
  const { mutate, isPending } = useMutation();
  const { withReauth, dialog } = useReauth();
  const save = async (chosen: string) => {
    const role = STAFF_ROLES.find((one) => one === chosen) ?? null;
    const saved = await mutate(() => withReauth(() => api.setRole({ params: { id: person.id }, body: { role } })));
    if (!saved.ok) return;
    onChange(saved.value);
    toast({ text: say.rightsSaved, icon: 'check' });
  };
  return (
    <Slab as="section" className="stack" aria-labelledby="rights">
      <h2 id="rights">{say.rights}</h2>
      <p className="soft small">{say.rightsText}</p>
      <ChoiceField
        label={say.rights}
        hideLabel
        options={[
          { id: NONE, label: say.noRights },
          { id: 'moderator', label: say.moderator },
          { id: 'admin', label: say.admin },
        ]}
        value={person.role ?? NONE}
        isDisabled={isPending}
        onChange={(role) => void save(role)}
      />
      {dialog}
    </Slab>
  );
}
