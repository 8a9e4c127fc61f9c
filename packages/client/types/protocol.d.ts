// The messages of the protocol. Written by a test: npx vitest run packages/client -u

export type LogLine =
  | { ply: number; event: { type: string; [key: string]: unknown; }; standIns?: (number)[] | undefined; };
export type Holder =
  | { kind: "human"; name: string; }
  | { kind: "bot"; name: string; bot: string; };
export type Pace =
  | { kind: "none"; }
  | { kind: "turn"; seconds: number; atZero: "bot" | "out"; }
  | { kind: "bank"; seconds: number; increment: number; atZero: "bot" | "out"; };
export type Place =
  | { kind: "open"; }
  | { kind: "person"; person: string; name: string; isHere: boolean; }
  | { kind: "bot"; bot: string; name: string; };
export type TableLine =
  | { match: string; game: string; status: "gathering" | "playing" | "over" | "ended"; isPublic: boolean; host: string; seats: (Place)[]; pace: Pace; asked: (number)[]; ranking: ((number)[])[] | null; changed: number; isWaiting: boolean; isInvitedToRematch: boolean; };
export type Table =
  | { type: "table"; match: string; game: string; options: { [key: string]: unknown; }; isPublic: boolean; pace: Pace; standIn: { afterSeconds: number; decidedBy: "host" | "majority" | "nobody"; }; start: { by: "host" | "anyone" | "itself"; afterSeconds: number; }; isWatchable: boolean; watchers: number; formerNames: (string)[]; fullFor: number | null; revision: number; status: "gathering" | "playing" | "over" | "ended"; host: string; seats: (Place)[]; commitment: string | null; isContinued: boolean; isRematch: boolean; clocks: { left: (number)[]; running: (number)[]; at: number; } | null; proposal: { seat: number; ply: number; needed: (number)[]; agreed: (number)[]; } | null; lastProposal: { seat: number; seq: number; outcome: "agreed" | "declined" | "withdrawn" | "lapsed"; } | null; votes: ({ seat: number; by: (number)[]; })[]; standInWait: (number | null)[]; endedFor: string | null; rematchSeats: (number)[]; removed: ({ person: string; name: string; })[]; };
export type ChatLine =
  | { n: number; at: number; person: string; name: string; seat: number | null; text: string | null; reaction: "well-played" | "thanks" | "oops" | "thinking" | "hello" | "bye" | null; ply: number; };
export type CommandError =
  | { code: "illegal-move"; clause: string; }
  | { code: "game-over" | "not-your-turn" | "not-your-seat" | "stale" | "unreadable-move" | "cannot-undo" | "not-host" | "not-seated" | "seat-taken" | "table-full" | "already-started" | "not-started" | "not-present" | "too-early" | "blocked" | "rules-unavailable" | "look-alike"; };
export type ApiError =
  | { code: "illegal-move"; clause: string; }
  | { code: "game-over" | "not-your-turn" | "not-your-seat" | "stale" | "unreadable-move" | "cannot-undo" | "not-host" | "not-seated" | "seat-taken" | "table-full" | "already-started" | "not-started" | "not-present" | "too-early" | "blocked" | "rules-unavailable" | "look-alike"; }
  | { code: "bad-request"; at?: string | undefined; expected?: string | undefined; }
  | { code: "match-not-found" | "game-not-found" | "person-not-found" | "not-found" | "bad-setup" | "not-over" | "open-in-other-tab" | "storage-failed" | "unauthorized" | "forbidden" | "wrong-password" | "already-taken" | "already-signed-in" | "reserved-name" | "too-large" | "unavailable"; }
  | { code: "rate-limited"; retryAfter: number; }
  | { code: "too-many-tables" | "too-many-matches" | "too-many-bots"; most: number; }
  | { code: "webhook-refused"; reason: "not-https" | "own-port" | "not-public"; }
  | { code: "banned"; reason: string; }
  | { code: "protocol-version"; supported: number; }
  | { code: "bad-record"; record: { code: string; [key: string]: unknown; }; };
export type Update =
  | { type: "update"; match: string; game: string; options: { [key: string]: unknown; }; holders: (Holder)[]; viewer: number | "public"; view: { [key: string]: unknown; }; asked: (number)[]; ranking: ((number)[])[] | null; seq: number; ply: number; moves: (string)[]; simultaneous: boolean; canUndo: boolean; canAskUndo: boolean; commitment: string | null; controlledBy: ("holder" | "stand-in" | "out")[]; lastOwnPly: number; log: { since: number; lines: (LogLine)[]; events?: ({ seq: number; ply: number; seat: number; what: "timeout" | "takeover" | "return" | "out" | "pause" | "resume" | "undo" | "back"; })[] | undefined; }; };
export type ApiMessage =
  | { type: "welcome"; id: string; protocol: number; me: { person: string; name: string; } | null; }
  | { type: "matches"; id: string; matches: ({ match: string; game: string; holders: (Holder)[]; asked: (number)[]; ranking: ((number)[])[] | null; changed: number; })[]; unreadable: ({ match: string; error: { code: string; [key: string]: unknown; }; text: string; changed: number; })[]; }
  | { type: "created"; id: string; match: string; seats?: (number)[] | undefined; }
  | { type: "done"; id: string; seq?: number | undefined; }
  | { type: "reason"; id: string; error: CommandError | null; }
  | { type: "why"; id: string; seat: number; reasons: ({ key: string; params: { [key: string]: number }; })[]; isSecret: boolean; }
  | { type: "suggestion"; id: string; moves: (string)[]; reasons: ({ key: string; params: { [key: string]: number }; })[]; }
  | { type: "record"; id: string; text: string; }
  | { type: "error"; id: string | null; error: ApiError; }
  | { type: "position"; id: string; match: string; game: string; options: { [key: string]: unknown; }; holders: (Holder)[]; viewer: number | "public"; view: { [key: string]: unknown; }; asked: (number)[]; ranking: ((number)[])[] | null; ply: number; plies: number; last: { seat: number; move: string; } | null; log: (LogLine)[]; events?: ({ seq: number; ply: number; seat: number; what: "timeout" | "takeover" | "return" | "out" | "pause" | "resume" | "undo" | "back"; })[] | undefined; }
  | Update
  | { type: "patch"; match: string; patch: { [key: string]: unknown } | [{ [key: string]: unknown }]; }
  | Table
  | { type: "tables"; open: (TableLine)[]; mine: (TableLine)[]; page?: number | undefined; pages?: number | undefined; }
  | { type: "my-table"; table: TableLine; }
  | { type: "chat-line"; match: string; channel: "players" | "watchers"; line: ChatLine; }
  | { type: "chat"; id: string; match: string; channel: "players" | "watchers"; lines: (ChatLine)[]; }
  | { type: "note"; id: string; match: string; text: string; }
  | { type: "log"; id: string; match: string; since: number; lines: (LogLine)[]; events?: ({ seq: number; ply: number; seat: number; what: "timeout" | "takeover" | "return" | "out" | "pause" | "resume" | "undo" | "back"; })[] | undefined; }
  | { type: "reconnect"; reason: "stopping" | "behind"; };
export type ServerRequest =
  | { type: "hello"; id: string; protocol: number; }
  | { type: "subscribe"; id: string; match: string; viewer: number | "public"; since: number; patches?: boolean | undefined; }
  | { type: "unsubscribe"; id: string; match: string; }
  | { type: "submit"; id: string; match: string; seat: number; seq: number; move: string; }
  | { type: "undo"; id: string; match: string; seat: number; seq: number; }
  | { type: "why-not"; id: string; match: string; seat: number; move: string; }
  | { type: "export-record"; id: string; match: string; }
  | { type: "position"; id: string; match: string; ply: number; viewer: number | "public"; }
  | { type: "log"; id: string; match: string; viewer: number | "public"; before: number; }
  | { type: "subscribe-lobby"; id: string; page?: number | undefined; }
  | { type: "unsubscribe-lobby"; id: string; }
  | { type: "open-table"; id: string; game: string; options: { [key: string]: unknown; }; isPublic: boolean; pace: Pace; standIn: { afterSeconds: number; decidedBy: "host" | "majority" | "nobody"; }; start?: { by: "host" | "anyone" | "itself"; afterSeconds: number; } | undefined; isWatchable?: boolean | undefined; seats: ("me" | "open" | "random" | "beginner" | "greedy" | "strong" | "builder" | "fighter" | "racer" | "master")[]; entropy: string; record?: string | undefined; ply?: number | undefined; }
  | { type: "change-table"; id: string; match: string; game?: string | undefined; options?: { [key: string]: unknown; } | undefined; isPublic?: boolean | undefined; pace?: Pace | undefined; standIn?: { afterSeconds: number; decidedBy: "host" | "majority" | "nobody"; } | undefined; start?: { by: "host" | "anyone" | "itself"; afterSeconds: number; } | undefined; isWatchable?: boolean | undefined; }
  | { type: "sit"; id: string; match: string; seat?: number | undefined; entropy: string; }
  | { type: "stand"; id: string; match: string; seat: number; }
  | { type: "set-seat"; id: string; match: string; seat: number; to: "open" | "random" | "beginner" | "greedy" | "strong" | "builder" | "fighter" | "racer" | "master"; }
  | { type: "readmit"; id: string; match: string; person: string; }
  | { type: "start"; id: string; match: string; entropy?: string | undefined; }
  | { type: "close-table"; id: string; match: string; }
  | { type: "propose-undo"; id: string; match: string; seat: number; seq: number; ply: number; }
  | { type: "answer-undo"; id: string; match: string; seat: number; seq: number; agree: boolean; }
  | { type: "resign"; id: string; match: string; seat: number; seq: number; }
  | { type: "stand-in"; id: string; match: string; seat: number; }
  | { type: "return"; id: string; match: string; seat: number; }
  | { type: "rematch"; id: string; match: string; entropy: string; }
  | { type: "say"; id: string; match: string; channel: "players" | "watchers"; text: string; }
  | { type: "react"; id: string; match: string; reaction: "well-played" | "thanks" | "oops" | "thinking" | "hello" | "bye"; }
  | { type: "chat"; id: string; match: string; channel: "players" | "watchers"; before?: number | undefined; }
  | { type: "note"; id: string; match: string; text?: string | undefined; };
