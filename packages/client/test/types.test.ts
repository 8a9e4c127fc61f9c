import * as protocol from '@tempora/protocol';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as generated from '../types/protocol.d.ts';
import { typesOf } from './typescript.ts';

const { ApiError, ApiMessage, ChatLine, CommandError, Holder, LogLine, Pace, Place, ServerRequest, Table, TableLine } =
  protocol;
const Update = ApiMessage.options.find((shape) => shape.entries.type.literal === 'update');
if (!Update) throw new Error('there is no update');

const NOTE = '// The messages of the protocol. Written by a test: npx vitest run packages/client -u';

describe('the types that the built package brings', () => {
  it('are those of the protocol, to the letter', async () => {
    const named = { LogLine, Holder, Pace, Place, TableLine, Table, ChatLine, CommandError, ApiError, Update };
    const lines = [NOTE, '', ...typesOf({ ...named, ApiMessage, ServerRequest }), ''];
    await expect(lines.join('\n')).toMatchFileSnapshot('../types/protocol.d.ts');
  });

  it('are the same to the compiler', () => {
    expectTypeOf<generated.ServerRequest>().toExtend<protocol.ServerRequest>();
    expectTypeOf<protocol.ServerRequest>().toExtend<generated.ServerRequest>();
    expectTypeOf<protocol.ApiMessage>().toExtend<generated.ApiMessage>();
    expectTypeOf<protocol.ApiError>().toExtend<generated.ApiError>();
    expectTypeOf<protocol.Update>().toExtend<generated.Update>();
    expectTypeOf<generated.Update>().toExtend<protocol.Update>();
    expectTypeOf<generated.Table>().toExtend<protocol.Table>();
  });
});
