import { openSmtpServer } from '@tempora/tools/smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { en } from '../src/messages/en.ts';
import { chosenLanguage, LANGUAGES, type MessageKey, requestLanguage, sentence } from '../src/messages/index.ts';
import { openHook } from './receivers.ts';
import { call, ENTROPY, Guest, openTable, startTestServer } from './test-server.ts';

const KEYS = Object.keys(en) as MessageKey[];
const ARGS = { game: 'Tempus', names: 'Ada, Ben', winners: 'Ada', url: 'https://games.example' };

describe('messages', () => {
  test.each(LANGUAGES)('every one of them can be said in %s', (language) => {
    for (const key of KEYS) {
      expect(sentence(language, key, ARGS), key).not.toMatch(/[{}]|undefined| {2}|^\s|\s$/);
    }
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    '%s says who is at the table wherever English does',
    (language) => {
      for (const key of KEYS) {
        if (/\.title$/.test(key)) continue;
        for (const name of ['names', 'url', 'winners'] as const)
          expect(sentence(language, key, ARGS).includes(ARGS[name]), key).toBe(
            sentence('en', key, ARGS).includes(ARGS[name]),
          );
        if (!key.startsWith('game.')) expect(sentence(language, key, ARGS), key).not.toBe(sentence('en', key, ARGS));
      }
    },
  );

  test('a one-letter word does not end a line', () => {
    expect(sentence('ru', 'email.reset')).toContain('в\u00a0течение');
    expect(sentence('pl', 'confirm.expired')).toContain('w\u00a0ustawieniach');
    expect(sentence('sk', 'notice.time', ARGS)).toContain('a\u00a0čas');
  });
});

test('a language is chosen by the link, else by the browser, else it is English', () => {
  expect(chosenLanguage({ language: 'sk-SK' })).toBe('sk');
  expect(chosenLanguage({ language: 'de' })).toBe('en');
  expect(chosenLanguage({})).toBe('en');
  expect(requestLanguage(undefined, 'de-DE,pl;q=0.8,ru;q=0.9,en;q=0.1')).toBe('ru');
  expect(requestLanguage(undefined, 'ru;q=0,sk;q=0.1')).toBe('sk');
  expect(requestLanguage(undefined, '*')).toBe('en');
  expect(requestLanguage(undefined, undefined)).toBe('en');
  expect(requestLanguage('pl', 'ru')).toBe('pl');
  expect(requestLanguage('xx', 'ru')).toBe('ru');
});

describe('a server', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  let post: Awaited<ReturnType<typeof openSmtpServer>>;
  beforeAll(async () => {
    post = await openSmtpServer();
    const env = { NOTICE_AFTER: '0', ALLOW_PRIVATE_HOOKS: 'true', SMTP_URL: post.url };
    at = await startTestServer({ ...env, PUBLIC_URL: 'https://games.example' });
  });
  afterAll(async () => {
    await at.close();
    post.close();
  });

  const settings = (guest: Guest, body: object) =>
    call(at.url, 'PUT', '/api/me/settings', { token: guest.token, body });
  const read = async (path: string, accepted?: string) => {
    const page = await fetch(`${at.url}${path}`, accepted ? { headers: { 'accept-language': accepted } } : {});
    return { status: page.status, vary: page.headers.get('vary'), text: await page.text() };
  };
  /** The text of an e-mail. */
  const decoded = (email: string) => {
    const [head = '', body = ''] = email.replaceAll('\r', '').split(/\n\n(.*)/s);
    if (!/base64/i.test(head)) return Buffer.from(quoted(body), 'latin1').toString('utf8');
    return Buffer.from(body, 'base64').toString('utf8');
  };
  const quoted = (body: string) =>
    body.replaceAll('=\n', '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

  test('notifies two people at one table of their turn, each in their own language', async () => {
    const [ada, bob, cyd] = [
      await Guest.arrive(at.url, 'Ada'),
      await Guest.arrive(at.url, 'Bob'),
      await Guest.arrive(at.url, 'Cyd'),
    ] as const;
    const match = await openTable(ada, 'tides', ['open', 'open']);
    const hook = await openHook();
    for (const [guest, language] of [
      [bob, 'ru'],
      [cyd, 'sk'],
    ] as const) {
      await settings(guest, { language, webhook: `${hook.url}/${language}`, notices: [] });
      await guest.request({ type: 'sit', match, entropy: ENTROPY });
      const closed = new Promise((resolve) => guest.socket.once('close', resolve));
      guest.close();
      await closed;
    }
    await ada.request({ type: 'start', match });
    const told = (await hook.inbox.first(2)).map(({ path, body }) => ({ path, ...JSON.parse(String(body)) }));
    expect(told.find(({ path }) => path === '/ru')).toMatchObject({
      title: 'Ваш ход: Tides of Time',
      text: 'Сейчас ваш ход. За столом: Bob, Cyd.',
      stop: expect.stringMatching(/^https:\/\/games\.example\/stop\/[\w.-]+\?lang=ru$/),
    });
    expect(told.find(({ path }) => path === '/sk')).toMatchObject({
      title: 'Ste na ťahu: Tides of Time',
      text: 'Teraz ste na ťahu vy. Pri stole: Bob, Cyd.',
    });
    const stop = new URL(told.find(({ path }) => path === '/ru')?.stop);
    const page = await read(`${stop.pathname}${stop.search}`, 'en');
    expect(page.text).toContain('<html lang="ru">');
    expect(page.text).toContain('<button>Больше не присылать эти уведомления</button>');
    hook.close();
    ada.close();
  });

  test('asks for confirmation in the language of the settings, and the link leads to a page in it', async () => {
    const eva = await Guest.arrive(at.url, 'Ewa');
    await settings(eva, { language: 'pl', email: 'ewa@example.org' });
    const found = () => post.inbox.all.find((email) => email.includes('To: ewa@example.org'));
    await vi.waitUntil(found, { timeout: 60_000 });
    const text = decoded(found() as string);
    expect(text).toContain(sentence('pl', 'email.confirm').slice(0, 24));
    const link = new URL(/https:\S+/.exec(text)?.[0] as string);
    expect(link.search).toBe('?lang=pl');
    const page = await read(`${link.pathname}${link.search}`, 'en');
    expect(page.text).toContain('<button>Tak, wysyłajcie');
    expect((await read(link.pathname, 'sk')).text).toContain('<button>Áno, posielajte');
    const done = await fetch(`${at.url}${link.pathname}${link.search}`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    expect(await done.text()).toContain('Dziękujemy.');
    eva.close();
  });

  test('shows a link to pass on in the language of the link or of the browser', async () => {
    const ada = await Guest.arrive(at.url, 'Ada');
    const match = await openTable(ada, 'inca', ['me', 'open', 'open']);
    const russian = await read(`/match/${match}`, 'ru-RU,ru;q=0.9');
    expect(russian.text).toContain('<title>Партия в\u00a0игру «Империя инков»</title>');
    expect(russian.text).toContain('content="За столом: Ada. Садитесь и\u00a0вы."');
    expect(russian.text).toContain(`url=../#/t/${match}`);
    expect(russian.vary).toBe('accept-language');
    const polish = await read(`/match/${match}?lang=pl`, 'ru');
    expect(polish.text).toContain('<html lang="pl">');
    expect(polish.text).toContain('<title>Partia gry Imperium Inków</title>');
    expect(polish.text).toContain(`url=../?lang=pl#/t/${match}`);
    expect((await read(`/match/${match}?lang=%22%3E`)).status).toBe(400);
    ada.close();
  });
});
