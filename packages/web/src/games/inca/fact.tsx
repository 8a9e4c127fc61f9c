import './fact.css';

/** In words; where there is little room, as a number, which its sign explains. */
export function Fact({ words, number }: { words: string; number: number | string }) {
  return (
    <>
      <span class="ie-said">{words}</span>
      <span class="ie-number" aria-hidden="true">
        {number}
      </span>
    </>
  );
}
