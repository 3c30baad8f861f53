/** Something that is loaded at once, such as a page with all that it imports. */
export interface Load {
  readonly name: string;
  /** How much it counts. */
  readonly weight: number;
}

/** Modules that are needed by exactly the same loads, and so always loaded together; or several such units, merged. */
export interface Unit {
  readonly name: string;
  /** Names of the units that it was merged from, with its own. */
  readonly parts: ReadonlySet<string>;
  readonly modules: readonly string[];
  readonly bytes: number;
  readonly loads: ReadonlySet<Load>;
  /** Names of the units it imports. */
  readonly imports: ReadonlySet<string>;
}

/**
 * What a request costs beside its bytes, as minified code that a slow line loads in the same time: its share of the latency,
 * its headers, and the worse compression of small files.
 */
const REQUEST_BYTES = 35_000;

/**
 * Merges units where it saves more than it costs: each load that needs both saves a request, each that needs only one
 * has the other in vain. The best pair first, until none is left.
 */
export const mergeUnits = (units: readonly Unit[]): readonly Unit[] => {
  const merged = new Set<Unit>();
  let pairs: ScoredPair[] = [];
  const add = (unit: Unit) => {
    for (const other of merged) {
      const saved = savedBy(unit, other);
      if (saved > 0) pairs.push({ pair: [unit, other], saved });
    }
    merged.add(unit);
  };
  for (const unit of units) add(unit);
  for (;;) {
    pairs.sort((one, other) => other.saved - one.saved);
    const owners = new Map([...merged].flatMap((unit) => [...unit.parts].map((name) => [name, unit])));
    const best = pairs.find(({ pair: [a, b] }) => !isBetween(owners, a, b) && !isBetween(owners, b, a))?.pair;
    if (best === undefined) return [...merged];
    for (const unit of best) merged.delete(unit);
    pairs = pairs.filter(({ pair }) => pair.every((unit) => merged.has(unit)));
    add(join(...best));
  }
};

interface ScoredPair {
  readonly pair: readonly [Unit, Unit];
  readonly saved: number;
}

const savedBy = (a: Unit, b: Unit): number => {
  const shared = weightOf([...a.loads].filter((load) => b.loads.has(load)));
  if (shared === 0) return 0;
  const inVain = (weightOf(a.loads) - shared) * b.bytes + (weightOf(b.loads) - shared) * a.bytes;
  return shared * REQUEST_BYTES - inVain;
};

const weightOf = (loads: Iterable<Load>): number => [...loads].reduce((sum, { weight }) => sum + weight, 0);

/** Whether a third unit is on the way from one to the other. Merged, they would import each other in a circle. */
const isBetween = (owners: ReadonlyMap<string, Unit>, from: Unit, to: Unit): boolean => {
  const seen = new Set<Unit>([from]);
  const leads = (unit: Unit): boolean => {
    if (unit === to) return true;
    if (seen.has(unit)) return false;
    seen.add(unit);
    return importsOf(owners, unit).some(leads);
  };
  return importsOf(owners, from).some((unit) => unit !== to && leads(unit));
};

const importsOf = (owners: ReadonlyMap<string, Unit>, { imports }: Unit): readonly Unit[] =>
  [...imports].flatMap((name) => owners.get(name) ?? []);

/** The larger of the two gives its name. */
const join = (a: Unit, b: Unit): Unit => {
  const parts = new Set([...a.parts, ...b.parts]);
  return {
    name: a.bytes >= b.bytes ? a.name : b.name,
    parts,
    modules: [...a.modules, ...b.modules],
    bytes: a.bytes + b.bytes,
    loads: new Set([...a.loads, ...b.loads]),
    imports: new Set([...a.imports, ...b.imports].filter((name) => !parts.has(name))),
  };
};
