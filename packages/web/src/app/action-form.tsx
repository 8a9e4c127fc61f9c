import type { ComponentChildren, TargetedSubmitEvent } from 'preact';
import { useAction } from '../client/use-resource.ts';

interface Props {
  look?: string;
  button: string;
  isOff?: boolean;
  send(form: FormData): Promise<unknown>;
  children: ComponentChildren;
}

/** A form with one large button; what goes wrong is said above it. */
export function ActionForm({ look = '', button, isOff = false, send, children }: Props) {
  const { error, isBusy, run } = useAction();
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run(() => send(form));
  };
  return (
    <form class={`setup ${look}`} onSubmit={submit}>
      {children}
      {error && <p role="alert">{error}</p>}
      <button type="submit" class="primary large" disabled={isOff || isBusy}>
        {button}
      </button>
    </form>
  );
}
