import { toast } from '@sesame/ui';
import { findShareOrigin } from '../../../data/share-origin.ts';
import { useTexts } from '../../../locales/texts.tsx';

/** Copies the link to a path of this server, with an address that others can reach. */
export const useCopyLink = (): ((path: string) => Promise<void>) => {
  const { shell } = useTexts();
  return async (path) => {
    const url = `${await findShareOrigin()}${path}`;
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { text: shell.linkCopied, icon: 'check' } : { text: url });
  };
};
