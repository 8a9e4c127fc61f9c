import { Component, type ComponentChildren, type ComponentType, type FunctionComponent } from 'preact';
import { currentLanguage } from '../i18n/index.ts';

/**
 * A part that is drawn again only when one of its props or the language has changed, or as `isSame` says. The one in preact/compat brings
 * a layer for React along, which makes everything else slower to draw.
 */
export function memo<P extends object>(
  Part: FunctionComponent<P>,
  isSame: (a: P, b: P) => boolean = hasSameProps,
): ComponentType<P> {
  return class extends Component<P> {
    #language = '';

    override shouldComponentUpdate(next: P): boolean {
      return this.#language !== currentLanguage() || !isSame(this.props, next);
    }

    override render(): ComponentChildren {
      this.#language = currentLanguage();
      return <Part {...this.props} />;
    }
  };
}

function hasSameProps<P extends object>(a: P, b: P): boolean {
  const names = Object.keys(a) as (keyof P)[];
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}

/** For small props that are plain data and created again by every update. */
export function hasSameData<P extends object>(a: P, b: P): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
