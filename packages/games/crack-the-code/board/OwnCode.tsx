import { Slab, useMessages } from '@sesame/ui';
import { CodeShutter } from './CodeShutter.tsx';
import { SecretCode } from './SecretCode.tsx';
import { boardTexts } from './texts.ts';

/** In a hand, where the guesses are on another screen: the code that you have hidden. */
export function OwnCode({ code }: { readonly code: string | undefined }) {
  const say = useMessages(boardTexts);
  if (code === undefined) return undefined;
  return (
    <Slab className="board own-code">
      <SecretCode label={say.yourCode}>
        <CodeShutter code={code} />
      </SecretCode>
    </Slab>
  );
}
