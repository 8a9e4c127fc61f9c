/** A part of a board, in the board's own units. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Changes the camera of a board that may not have one yet. */
export type Change = (next: (camera: Camera | null) => Camera) => void;

/** The visible part: its centre, and how many times it is enlarged. */
export interface Camera {
  x: number;
  y: number;
  by: number;
}

/** What can be looked at in a window of some shape. */
export function viewportOf(whole: Area, aspect: number, maxZoom: number) {
  const wide = (part: Area) => Math.max(part.w, part.h * aspect);
  const clamp = (at: number, from: number, length: number, seen: number) =>
    seen >= length ? from + length / 2 : Math.min(Math.max(at, from + seen / 2), from + length - seen / 2);
  const limit = (by: number) => Math.min(maxZoom, Math.max(1, by));
  return {
    areaOf({ x, y, by }: Camera): Area {
      const w = wide(whole) / by;
      return { x: x - w / 2, y: y - w / aspect / 2, w, h: w / aspect };
    },
    cameraAt({ x, y, w, h }: Area): Camera {
      return { x: x + w / 2, y: y + h / 2, by: limit(wide(whole) / wide({ x, y, w, h })) };
    },
    /** Not beyond the board, nor deeper than allowed. */
    within({ x, y, by: wanted }: Camera): Camera {
      const by = limit(wanted);
      const w = wide(whole) / by;
      return { by, x: clamp(x, whole.x, whole.w, w), y: clamp(y, whole.y, whole.h, w / aspect) };
    },
  };
}

export type Viewport = ReturnType<typeof viewportOf>;
export type CameraControls = ReturnType<typeof makeControls>;

/** Moves and sizes the part that is seen, never beyond the board. */
export function makeControls(viewport: Viewport, start: Camera, change: Change) {
  const step = (next: (camera: Camera, part: Area) => Camera) =>
    change((old) => {
      const camera = viewport.within(old ?? start);
      return viewport.within(next(camera, viewport.areaOf(camera)));
    });
  return {
    /** By parts of what is seen. */
    pan: (dx: number, dy: number) =>
      step((camera, part) => ({ ...camera, x: camera.x + dx * part.w, y: camera.y + dy * part.h })),
    /** Around a point given in parts of what is seen; its middle if none is given. */
    zoom: (by: number, fx = 0.5, fy = 0.5) =>
      step((camera, part) => {
        const next = viewport.within({ ...camera, by: camera.by * by });
        const { w, h } = viewport.areaOf(next);
        return { ...next, x: camera.x + (fx - 0.5) * (part.w - w), y: camera.y + (fy - 0.5) * (part.h - h) };
      }),
    fit: () => step((camera) => ({ ...camera, by: 1 })),
    /** All of that part, as large as it goes. */
    show: (part: Area) => step(() => viewport.cameraAt(part)),
  };
}
