import { Gem } from './Crystal.tsx';
import type { CrystalColour } from './colours.ts';
import { At, Picture, Poly } from './drawing.tsx';
import { rays, ring } from './geometry.ts';
import { Keyhole } from './Keyhole.tsx';

export interface DialPick {
  readonly id: string;
  readonly label: string;
  readonly crystal: CrystalColour;
}

/** Places without a game stay empty. */
const MIN_PLACES = 5;
const SETTING = /* @__PURE__ */ ring(8, 22.5, 37);
const POINTED = /* @__PURE__ */ ring(8, 22.5, 41);
const TICKS = /* @__PURE__ */ [
  rays(100, -180, [222, 232]),
  rays(20, -180, [216, 222]),
  rays(10, -180, [209, 216]),
].join('');
const KNURLS = /* @__PURE__ */ rays(90, 0, [160, 170]);

/**
 * The game picker of the home page: it turns until the chosen crystal meets the pointer. For the mouse only; the same
 * choice is beside it as buttons for keyboards and screen readers.
 */
export function Dial(props: {
  readonly picks: readonly DialPick[];
  /** The chosen pick. */
  readonly value: string;
  readonly onPick: (id: string) => void;
  readonly className?: string;
}) {
  const { picks, value, onPick, className = 'dial' } = props;
  const chosen = picks.findIndex(({ id }) => id === value);
  return (
    <Picture width={720} box="-302 -268 604 536" className={className}>
      <DialDrawing
        crystals={picks.map(({ crystal }) => crystal)}
        chosen={Math.max(0, chosen)}
        onPick={(index) => {
          const pick = picks[index];
          if (pick) onPick(pick.id);
        }}
      />
    </Picture>
  );
}

/** The dial as a drawing, turned until a crystal meets the pointer. Undefined crystals are empty settings. */
export function DialDrawing(props: {
  readonly crystals: readonly (CrystalColour | undefined)[];
  /** The index of the crystal at the pointer. */
  readonly chosen: number;
  readonly onPick?: (index: number) => void;
}) {
  const { crystals, chosen, onPick } = props;
  const places = Math.max(MIN_PLACES, crystals.length);
  return (
    <>
      <Face />
      <g className="drum" style={{ '--turn': `${(-360 / places) * chosen}deg` }}>
        {ring(places, 180, 107).map(([x, y], i) => (
          <At key={`${x} ${y}`} x={x} y={y}>
            <Setting crystal={crystals[i]} onPick={onPick && crystals[i] && (() => onPick(i))} />
          </At>
        ))}
      </g>
      <At x={-107}>
        <Poly points={POINTED} className="p-rim untouchable" />
      </At>
      <path className="p-plate" d="M-206 0-240-11V11Z" />
      <path className="p-brass" d="M-240 0H-300" />
    </>
  );
}

interface SettingProps {
  readonly crystal: CrystalColour | undefined;
  readonly onPick: (() => void) | undefined;
}

function Setting({ crystal, onPick }: SettingProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same choice is beside the dial as buttons
    <g className={onPick ? 'upright pick' : 'upright'} onClick={onPick}>
      <Poly points={SETTING} className="p-well" />
      {crystal && (
        <At k={0.54}>
          <Gem colour={crystal} />
        </At>
      )}
    </g>
  );
}

/** The fixed parts: rim, scale and keyhole. */
function Face() {
  return (
    <>
      <circle className="p-shadow dial-shadow" r="254" cy="10" />
      <circle className="p-piece" r="254" />
      <circle className="p-rim bold" r="251" />
      <circle className="p-slab" r="240" />
      <path className="p-brass" d={TICKS} />
      {ring(10, -180, 192).map(([x, y], i) => (
        <At key={`${x} ${y}`} x={x} y={y} turn={i * 36 - 90}>
          <text className="p-text soft dial-number" y="6">
            {i * 10}
          </text>
        </At>
      ))}
      <circle className="p-piece" r="172" />
      <path className="p-dim" d={KNURLS} />
      <circle className="p-well" r="157" />
      <circle className="p-slab" r="150" />
      <circle className="p-hole" r="66" />
      <circle className="p-rim" r="66" />
      <Keyhole />
    </>
  );
}
