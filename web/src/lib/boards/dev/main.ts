/** `?scene=dragonheart&at=3&lang=fr&theme=dark&tempo=0&sided`: a kept game at one of its updates. */
import { mount } from 'svelte';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/sneaky.css';
import '../../../styles/base.css';
import Bench from './Bench.svelte';

const asked = new URLSearchParams(location.search);
const scene = asked.get('scene') ?? 'dragonheart';
const game = scene.split('-')[0] ?? scene;
document.documentElement.dataset['room'] = game;
const theme = asked.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

mount(Bench, {
  target: document.getElementById('page') as HTMLElement,
  props: {
    game,
    scene,
    at: Number(asked.get('at') ?? 0),
    language: asked.get('lang') === 'fr' ? 'fr' : 'en',
    tempo: Number(asked.get('tempo') ?? 1),
    sided: asked.has('sided'),
  },
});
