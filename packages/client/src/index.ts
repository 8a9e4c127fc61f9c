export type {
  ApiError,
  ApiMessage,
  ChatLine,
  Holder,
  LogLine,
  Pace,
  Place,
  ServerRequest,
  Table,
  TableLine,
  Update,
} from '@tempora/protocol';
export type * from '../types/games.d.ts';
export { type ClientOptions, type ServerGames, type TableTerms, TemporaClient, type WorkMessage } from './client.ts';
export { type ConnectionStatus, ServerConnection, type ServerState, type SocketClass } from './connection.ts';
export { ConnectionLost, isLate, RequestFailed } from './errors.ts';
export { type AnyRequest, type Connection, Exchange, type RequestBody } from './exchange.ts';
export type { ComponentsOf, GameId, OptionsOf, UpdateOf } from './games.ts';
export { HttpApi, type HttpMethod, type Me } from './http.ts';
export { randomHex } from './random.ts';
