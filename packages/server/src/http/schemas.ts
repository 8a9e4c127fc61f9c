import { ApiMessage, ServerRequest } from '@tempora/protocol';
import * as v from 'valibot';

export const Secret = v.pipe(v.string(), v.minLength(20), v.maxLength(100));
/** A login: letters of any script, not case-sensitive. */
export const Login = v.pipe(
  v.string(),
  v.transform((login) => login.normalize('NFKC').trim().toLowerCase()),
  v.regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._@+-]{2,39}$/u),
);
export const Password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
export const Label = v.pipe(v.string(), v.trim(), v.maxLength(60));
/** A short text for people to read. */
export const Prose = v.pipe(v.string(), v.trim(), v.regex(/\S/), v.maxLength(500));
export const IdText = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

type RequestSchema<T> = Extract<(typeof ServerRequest.options)[number], { entries: { type: { literal: T } } }>;
type MessageSchema<T> = Extract<(typeof ApiMessage.options)[number], { entries: { type: { literal: T } } }>;

/** The schema of one type of request. */
export function requestShape<T extends ServerRequest['type']>(type: T): RequestSchema<T> {
  return ServerRequest.options.find(({ entries }) => entries.type.literal === type) as RequestSchema<T>;
}

/** The schema of one type of message. */
export function messageShape<T extends ApiMessage['type']>(type: T): MessageSchema<T> {
  return ApiMessage.options.find(({ entries }) => entries.type.literal === type) as MessageSchema<T>;
}

/** What a request is answered with if all goes well; `done` if it is not listed here. */
const ANSWERS: { readonly [T in ServerRequest['type']]?: ApiMessage['type'] } = {
  hello: 'welcome',
  'open-table': 'created',
  rematch: 'created',
  'why-not': 'reason',
  'export-record': 'record',
  position: 'position',
  log: 'log',
  chat: 'chat',
  note: 'note',
};

/** The answer to a move: the next question is in an update with that `seq` or a later one. */
const Acknowledged = v.required(messageShape('done'));

/** The schema of the answer to a request. */
export function answerShape(request: ServerRequest['type']): v.GenericSchema {
  return request === 'submit' || request === 'undo' ? Acknowledged : messageShape(ANSWERS[request] ?? 'done');
}
