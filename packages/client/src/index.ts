export { type ConnectionStatus, ServerConnection, type ServerState, type SocketClass } from './connection.ts';
export { ConnectionLost, RequestFailed } from './errors.ts';
export { type AnyRequest, type Connection, Exchange, type RequestBody } from './exchange.ts';
export { HttpApi, type HttpMethod } from './http.ts';
