import { ConfirmButton, toast, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { adminTexts } from '../../locales/admin/texts.ts';

/** Deletes an annotated replay that was reported. */
export function RemoveNotesButton({ id }: { readonly id: string }) {
  const say = useMessages(adminTexts);
  const { mutate, isPending } = useMutation();
  const [isRemoved, setRemoved] = useState(false);
  const remove = async () => {
    const removed = await mutate(() => api.removeAnnotationAsStaff({ params: { id } }));
    if (!removed.ok) return;
    setRemoved(true);
    toast({ text: say.notesRemoved, icon: 'check' });
  };
  if (isRemoved) return undefined;
  return (
    <ConfirmButton
      variant="quiet"
      icon="trash"
      isDisabled={isPending}
      title={say.removeNotesTitle}
      text={say.removeNotesText}
      confirm={say.removeNotes}
      cancel={say.keepNotes}
      onConfirm={() => void remove()}
    >
      {say.removeNotes}
    </ConfirmButton>
  );
}
