import { Crystal, Icon, useMessages } from '@sesame/ui';
import type { Status as MachineStatus } from '../rules/state.ts';
import { buildTexts } from './build-texts.ts';

/** What a machine still needs to function, as a sentence. */
export function MachineStatusLine({ status }: { readonly status: MachineStatus }) {
  const say = useMessages(buildTexts);
  const { open, empty, functions, cards } = status;
  if (cards === 0) return <p className="status">{say.noCards}.</p>;
  if (functions) {
    return (
      <p className="status good line">
        <Icon name="check" />
        {say.functions}
      </p>
    );
  }
  return (
    <p className="status">
      {open > 0 && (
        <>
          <b>{say.open(open)}</b> {say.leadsNowhere(open)}
        </>
      )}
      {open > 0 && empty > 0 && ` ${say.and} `}
      {empty > 0 && (
        <>
          <b>{say.empty(empty)}</b> {say.isEmpty(empty)}
        </>
      )}
      .
    </p>
  );
}

/** The same as short figures, for thumbnails. */
export function MachineFigures({ status }: { readonly status: MachineStatus }) {
  const say = useMessages(buildTexts);
  const { open, empty, functions, crystals, cards } = status;
  return (
    <span className="xc-figures tiny">
      <span className="xc-figure">
        <Crystal colour="blue" size={15} glow={false} />
        <span className="visually-hidden">{say.crystals(crystals)}</span>
        <b aria-hidden="true">{crystals}</b>
      </span>
      {functions ? (
        <span className="xc-figure good">
          <Icon name="check" size={14} />
          {say.shortFunctions}
        </span>
      ) : (
        cards > 0 && (
          <>
            {open > 0 && <span className="xc-figure bad">{say.shortOpen(open)}</span>}
            {empty > 0 && <span className="xc-figure soft">{say.shortEmpty(empty)}</span>}
          </>
        )
      )}
    </span>
  );
}
