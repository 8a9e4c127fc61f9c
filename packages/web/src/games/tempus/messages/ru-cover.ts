/** Russian for the cover of Tempus: what is read before the box is opened. */
export const ru = {
  'tempus.title': 'Темпус',
  'tempus.pitch':
    'От трёх до пяти народов на острове, который они создают сами: от первых знаков на глине до первого полёта, за десять эр.',
  'tempus.audience':
    'Для игроков, которые хотят за один вечер прожить историю целой цивилизации и успеть обжиться, прежде чем дойдёт до сражений.',
} as const;
