import { IconButton, useLocale, useMessages, usePageTop } from '@sesame/ui';
import { type ReactNode, useRef } from 'react';
import { crystalsByCard } from '../rules/machine.ts';
import type { Card, Laid, Machine } from '../rules/pieces.ts';
import { type Cell, openEdges } from './build-plan.ts';
import { buildTexts } from './build-texts.ts';
import { laidCardName } from './card-name.ts';
import { MachineCard } from './MachineCard.tsx';
import { type Box, boxAround } from './pentagon-geometry.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { useZoomKeys } from './zoom-keys.ts';

/** Card with its margin, in canvas units. */
const CARD_SIZE = 102;

export const cellPosition = ({ x, y }: Cell): { readonly left: number; readonly top: number } => ({
  left: x * CARD_SIZE,
  top: y * CARD_SIZE,
});

/** Minimum visible area in cards, so that the first cards do not fill the window. */
const MIN_VISIBLE_CARDS = { width: 4, height: 2.6 };

/** Bounding box of the whole machine, in canvas units. */
const visibleBox = (cells: readonly Cell[]): Box => {
  const { left, top, right, bottom } = boxAround(cells.length === 0 ? [{ x: 0, y: 0 }] : cells, 0.62);
  const wider = Math.max(0, MIN_VISIBLE_CARDS.width - (right - left)) / 2;
  const higher = Math.max(0, MIN_VISIBLE_CARDS.height - (bottom - top)) / 2;
  return {
    left: (left - wider) * CARD_SIZE,
    top: (top - higher) * CARD_SIZE,
    right: (right + wider) * CARD_SIZE,
    bottom: (bottom + higher) * CARD_SIZE,
  };
};

/** Crystals placed in this phase, by card. */
const newCrystalsByCard = ({ cards, crystals }: Machine, before: number): readonly number[] => {
  const [now, then] = [crystalsByCard({ cards, crystals }), crystalsByCard({ cards, crystals: before })];
  return now.map((count, i) => count - (then[i] ?? 0));
};

/** A machine that can be panned and zoomed. */
export function MachineCanvas(props: {
  readonly machine: Machine;
  readonly label: string;
  /** Crystals on the machine before this phase. */
  readonly before?: number;
  /** Open places to keep in view. */
  readonly places?: readonly Cell[];
  /** Planned cards with the action that takes them back. */
  readonly planned?: ReadonlyMap<Card, () => void>;
  readonly children?: ReactNode;
}) {
  const { machine, label, before = machine.crystals, places = [], planned, children } = props;
  const say = useMessages(buildTexts);
  const canvas = useRef<HTMLElement>(null);
  usePageTop(canvas);
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const { showAll, zoomBy } = usePanZoom(frame, world, visibleBox([...machine.cards, ...places]));
  useZoomKeys(showAll, zoomBy);
  const crystals = crystalsByCard(machine);
  const fresh = newCrystalsByCard(machine, before);
  return (
    <section ref={canvas} className="xc-canvas" aria-label={label} data-acted-on={children ? true : undefined}>
      <div ref={frame} className="xc-window">
        <div ref={world} className="xc-world">
          {machine.cards.map((laid, i) => (
            <LaidCard
              key={laid.card}
              laid={laid}
              machine={machine}
              crystals={crystals[i] ?? 0}
              fresh={fresh[i] ?? 0}
              onBack={planned?.get(laid.card)}
            />
          ))}
          {children}
        </div>
        {machine.cards.length === 0 && places.length === 0 && <p className="xc-bare soft">{say.noCards}</p>}
      </div>
      <div className="xc-zoom">
        <IconButton icon="plus" label={say.zoomIn} onPress={() => zoomBy(1.25)} />
        <IconButton icon="minus" label={say.zoomOut} onPress={() => zoomBy(0.8)} />
        <IconButton icon="size" label={say.showAll} onPress={showAll} />
      </div>
    </section>
  );
}

function LaidCard(props: {
  readonly laid: Laid;
  readonly machine: Machine;
  readonly crystals: number;
  readonly fresh: number;
  readonly onBack: (() => void) | undefined;
}) {
  const { laid, machine, crystals, fresh, onBack } = props;
  const say = useMessages(buildTexts);
  const name = laidCardName(machine, laid, useLocale());
  const picture = (
    <svg width={CARD_SIZE} height={CARD_SIZE} viewBox="-51 -51 102 102" aria-hidden="true">
      <MachineCard
        card={laid.card}
        turn={laid.turn}
        crystals={crystals}
        fresh={fresh}
        open={openEdges(machine, laid)}
      />
    </svg>
  );
  return onBack ? (
    <button
      type="button"
      className="xc-laid is-planned"
      style={cellPosition(laid)}
      aria-label={say.takeBackCard(name)}
      onClick={onBack}
    >
      {picture}
    </button>
  ) : (
    <div className="xc-laid" style={cellPosition(laid)} role="img" aria-label={name}>
      {picture}
    </div>
  );
}
