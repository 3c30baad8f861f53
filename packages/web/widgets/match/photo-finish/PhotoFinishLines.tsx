import './photo-finish.css';
import type { PhotoFinish } from '@sesame/protocol';
import { Icon, SeatStone, useMessages, usePlayers } from '@sesame/ui';
import { photoFinishTexts } from '../../../locales/photo-finish/texts.ts';
import { DEED_ICONS, PhotoLine } from './PhotoLine.tsx';
import { countDeeds, type DeedKind, type PhotoRow, photoRows } from './photo-rows.ts';
import { receiptWords } from './receipt-words.ts';

/** Room after the last flag, so that it is not cut off. */
const MARGIN = 1.06;

/** A photo finish: a line per player on one scale of time, the winner's time across, and every receipt in words. */
export function PhotoFinishLines({ photo }: { readonly photo: PhotoFinish }) {
  const rows = photoRows(photo);
  const scale = Math.max(...rows.map(({ end }) => end), 1) * MARGIN;
  const winner = rows.find(({ isWinner }) => isWinner);
  return (
    <>
      <ol
        className="photo-rows"
        {...(winner && { style: { '--winner': `${((100 * winner.end) / scale).toFixed(2)}%` } })}
      >
        {rows.map((row) => (
          <Row key={row.seat} row={row} scale={scale} />
        ))}
      </ol>
      <Legend rows={rows} />
    </>
  );
}

function Row({ row, scale }: { readonly row: PhotoRow; readonly scale: number }) {
  const { seat, claim, gap, isWinner, deeds } = row;
  const say = useMessages(photoFinishTexts);
  const { names, bots, you } = usePlayers();
  const done = [...countDeeds(deeds ?? [])].map(([kind, count]) => say.counted[kind](count));
  return (
    <li className={isWinner ? 'is-winner' : undefined} aria-current={seat === you || undefined}>
      <div className="photo-head">
        <SeatStone seat={seat} size={18} />
        <b className="photo-name">{names[seat]}</b>
        <span className="number">{claim ? say.time(claim.time) : say.noClaim}</span>
        {claim && (
          <span className={`number photo-gap${claim.right ? '' : ' bad'}`}>
            {isWinner ? say.first : gap === undefined ? say.wrong : say.gap(gap)}
          </span>
        )}
      </div>
      <PhotoLine row={row} scale={scale} />
      {done.length > 0 && <p className="visually-hidden">{done.join(', ')}</p>}
      {claim && <p className="tiny soft">{receiptWords(claim, say, bots?.[seat] === true)}</p>}
    </li>
  );
}

/** What the signs mean, of those that are shown. */
function Legend({ rows }: { readonly rows: readonly PhotoRow[] }) {
  const say = useMessages(photoFinishTexts);
  const kinds = new Set(rows.flatMap(({ deeds }) => deeds?.map(({ kind }) => kind) ?? []));
  const claims = rows.flatMap(({ claim, misses }) => [...misses, ...(claim ? [claim] : [])]);
  return (
    <ul className="photo-legend tiny soft" aria-hidden="true">
      <li>
        <i className="photo-seen" />
        {say.seen}
      </li>
      {rows.some(({ approach }) => approach.length > 1) && (
        <li>
          <i className="photo-way" />
          {say.way}
        </li>
      )}
      {[...kinds].map((kind) => (
        <li key={kind}>
          <Sign kind={kind} />
          {say.marks[kind]}
        </li>
      ))}
      {claims.some(({ right }) => !right) && (
        <li>
          <Icon name="cross" size={14} />
          {say.miss}
        </li>
      )}
      {claims.some(({ right }) => right) && (
        <li>
          <Icon name="flag" size={14} />
          {say.flag}
        </li>
      )}
      {rows.some(({ isWinner }) => isWinner) && (
        <li>
          <i className="photo-winner-sign" />
          {say.line}
        </li>
      )}
    </ul>
  );
}

function Sign({ kind }: { readonly kind: DeedKind }) {
  const icon = DEED_ICONS[kind];
  return <i className={`photo-mark is-${kind}`}>{icon ? <Icon name={icon} size={12} /> : kind === 'join' && 3}</i>;
}
