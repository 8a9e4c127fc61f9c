/** Polish for what all rulebooks have in common. */
export const pl = {
  'rules.title': 'Zasady gry {game}',
  'rules.contents': 'Spis treści',
  'rules.search': 'Szukaj w zasadach',
  'rules.found':
    '{count, plural, =0 {Nic nie znaleziono. Spróbuj innego słowa.} one {Znaleziono # akapit.} few {Znaleziono # akapity.} many {Znaleziono # akapitów.} other {Znaleziono # akapitu.}}',
  'rules.example': 'Przykład',
  'rules.example.steps': 'Krok po kroku',
  'rules.example.back': 'Wstecz',
  'rules.example.next': 'Dalej',
  'rules.example.where': 'Krok {step} z {steps}',
  'rules.player.0': 'Ty',
  'rules.player.1': 'Bruno',
  'rules.player.2': 'Vera',
  'rules.clauses': 'Zasady {clauses}',
  'rules.ruling.ids': 'Nasze rozstrzygnięcie {rulings}',
  'rules.rulings': 'Nasze rozstrzygnięcia',
  'rules.rulings.about':
    'Drukowane zasady zostawiają niektóre pytania bez odpowiedzi albo w różnych językach odpowiadają na nie różnie. Tutaj zebraliśmy wszystko, co trzeba było rozstrzygnąć. Każdy akapit z naszym rozstrzygnięciem jest oznaczony.',
  'rules.print': 'Drukuj',
  'rules.whole': 'Cała instrukcja',
  'rules.summary': 'Jedna strona do druku',
  'rules.summary.of': '{game} na jednej stronie',
} as const;
