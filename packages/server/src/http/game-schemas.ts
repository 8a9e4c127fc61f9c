import schemas from '@tempora/games/schemas.json' with { type: 'json' };

/** A JSON Schema. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

interface GameSchema extends Schema {
  readonly $id: string;
  readonly title: string;
  readonly $defs: { readonly [name: string]: Schema };
}

/** The views, moves, options and events of each game, by its id. `npm run schemas` makes them from the games' types. */
export const GAME_SCHEMAS: readonly (readonly [id: string, schema: GameSchema])[] = Object.entries(schemas);

/** `tides` and `View` are TidesView. */
function nameOf(id: string, type: string): string {
  return id[0]?.toUpperCase() + id.slice(1) + type;
}

/** Names and references as a document with one list of schemas needs them. */
function renamed(id: string, schema: Schema): Schema {
  const text = JSON.stringify(schema, (key, value) => (key === '$id' || key === '$schema' ? undefined : value));
  return JSON.parse(text.replace(/"#\/\$defs\/(\w+)"/g, (_, type: string) => `"${refTo(nameOf(id, type)).$ref}"`));
}

function refTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** All types of all games, under names of their own. */
function gameTypes(): { [name: string]: Schema } {
  const all = GAME_SCHEMAS.flatMap(([id, { $defs }]) =>
    Object.entries($defs).map(([type, schema]) => [nameOf(id, type), renamed(id, schema)] as const),
  );
  return Object.fromEntries(all);
}

/** Some of the options of a game, where those that are left out are standard. */
export function someOptions(): Schema {
  const ofGames = GAME_SCHEMAS.map(([id, { title, $defs }]) => {
    const { required, examples, ...rest } = renamed(id, $defs.Options as Schema);
    return { title, ...rest };
  });
  return { description: 'Some of the game’s options; the others are standard.', anyOf: ofGames };
}

type Fields = { [name: string]: Schema };

/** The schemas of messages with the games' own types where the protocol says only that there is something. */
export function withGames(messages: { [name: string]: Schema }): { [name: string]: Schema } {
  const of = (type: string) => GAME_SCHEMAS.map(([id]) => refTo(nameOf(id, type)));
  const variants = (name: string) => ({
    ...Object.fromEntries(GAME_SCHEMAS.map(([id]) => [nameOf(id, name), ofGame(messages, name, id)])),
    [name]: {
      oneOf: of(name),
      discriminator: {
        propertyName: 'game',
        mapping: Object.fromEntries(GAME_SCHEMAS.map(([id]) => [id, refTo(nameOf(id, name)).$ref])),
      },
    },
  });
  return {
    ...messages,
    ...gameTypes(),
    ...variants('UpdateMessage'),
    ...variants('PositionMessage'),
    GameOptions: { description: 'The options of a game.', anyOf: of('Options') },
    GameEvent: { description: 'An event of a game.', anyOf: of('Event') },
    LogLine: replaced(messages.LogLine as Schema, { event: refTo('GameEvent') }),
    TableMessage: replaced(messages.TableMessage as Schema, { options: refTo('GameOptions') }),
  };
}

function replaced(schema: Schema, fields: Fields): Schema {
  return { ...schema, properties: { ...(schema.properties as Fields), ...fields } };
}

/** An update or a position of one game. */
function ofGame(messages: { [name: string]: Schema }, name: string, id: string): Schema {
  const schema = messages[name] as Schema;
  const ref = (type: string) => refTo(nameOf(id, type));
  const { moves, log } = schema.properties as Fields;
  const lines = { type: 'array', items: replaced(messages.LogLine as Schema, { event: ref('Event') }) };
  return replaced(schema, {
    game: { const: id },
    options: ref('Options'),
    view: ref('View'),
    asked: ref('Asked'),
    log: log?.type === 'object' ? replaced(log, { lines }) : lines,
    ...(moves && { moves: { type: 'array', items: ref('MoveText') } }),
  });
}
