/** A number badge. Hidden from screen readers: put a text beside it. */
export function CountBadge({ count }: { readonly count: number }) {
  return (
    <span className="count-mark" aria-hidden="true">
      {count}
    </span>
  );
}
