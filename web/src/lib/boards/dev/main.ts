/** `?game=dragonheart&at=3&lang=fr&theme=dark&tempo=0&sided`: a board at one of its game's recorded updates. */
import { mount } from 'svelte';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/games';
import '../../../styles/base.css';
import BoardPreview from './BoardPreview.svelte';

const params = new URLSearchParams(location.search);
const game = params.get('game') ?? 'dragonheart';
const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
document.documentElement.dataset['room'] = game;
const theme = params.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

mount(BoardPreview, {
  target,
  props: {
    game,
    at: Number(params.get('at') ?? 0),
    language: params.get('lang') === 'fr' ? 'fr' : 'en',
    tempo: Number(params.get('tempo') ?? 1),
    sided: params.has('sided'),
  },
});
