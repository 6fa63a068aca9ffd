import { expect, test } from 'vitest';
import { placeBeside, type Box } from './explainPlace';

const screen = { width: 1440, height: 900 };
const card = { width: 340, height: 260 };
const covers = ({ left, top }: { left: number; top: number }, what: Box) =>
  left < what.left + what.width &&
  what.left < left + card.width &&
  top < what.top + what.height &&
  what.top < top + card.height;

test('the card is on the side with the most room', () => {
  expect(placeBeside({ left: 100, top: 400, width: 120, height: 160 }, card, screen).side).toBe('right');
  expect(placeBeside({ left: 1200, top: 400, width: 120, height: 160 }, card, screen).side).toBe('left');
  const tall = { width: 820, height: 1180 };
  expect(placeBeside({ left: 300, top: 1000, width: 220, height: 100 }, card, tall).side).toBe('above');
  expect(placeBeside({ left: 300, top: 60, width: 220, height: 100 }, card, tall).side).toBe('below');
});

test('it is inside the window and never over the thing, wherever that lies', () => {
  for (let left = 0; left <= 1300; left += 65)
    for (let top = 0; top <= 760; top += 40) {
      const thing = { left, top, width: 120, height: 140 };
      const place = placeBeside(thing, card, screen);
      expect(covers(place, thing)).toBe(false);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + card.width).toBeLessThanOrEqual(screen.width);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + card.height).toBeLessThanOrEqual(screen.height);
    }
});

test('it covers nothing that may be pressed where there is another side', () => {
  const thing = { left: 300, top: 650, width: 120, height: 180 };
  const next = { left: 430, top: 650, width: 120, height: 180 };
  expect(placeBeside(thing, card, screen).side).toBe('right');
  const place = placeBeside(thing, card, screen, [], [next]);
  expect(covers(place, next)).toBe(false);
  expect(covers(place, thing)).toBe(false);
});

test('it leaves the prompt in sight where it can', () => {
  const thing = { left: 600, top: 700, width: 110, height: 150 };
  const prompt = { left: 300, top: 620, width: 1140, height: 60 };
  const place = placeBeside(thing, card, screen, [prompt]);
  expect(covers(place, thing)).toBe(false);
  expect(covers(place, prompt)).toBe(false);
});
