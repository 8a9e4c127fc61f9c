import './relic.css';

/** The relic token: this card stays to the end of the game. */
export function RelicToken() {
  return (
    <svg class="relic-token" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" fill="#C9A24B" stroke="#0B1E2D" stroke-width="1.6" />
      <path d="M8 6h8l-2.6 6L16 18H8l2.6-6z" fill="#0B1E2D" />
    </svg>
  );
}

/** This card leaves the game. */
export function RemovalToken() {
  return (
    <svg class="relic-token" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" fill="#E9DFC8" stroke="#0B1E2D" stroke-width="1.6" />
      <path d="M8 8l8 8M16 8l-8 8" stroke="#0B1E2D" stroke-width="2.6" stroke-linecap="round" />
    </svg>
  );
}
