import type { ProductTranslation } from '../../seed-translation';

export const keyboardsControl: Record<string, ProductTranslation> = {
  'keyhollow-alder-75-mechanical-keyboard': {
    name: 'Teclado mecânico Keyhollow Alder 75',
    description:
      'Um teclado gasket com aquele som grave e macio que tem gente que procura por anos. O layout de 75% mantém as setas e dispensa o excesso, os switches saem sem solda e um botão de alumínio cuida do volume. Funciona por cabo, por dongle ou com três aparelhos Bluetooth.',
    specs: [
      { label: 'Layout', value: '75%, 82 teclas e um botão giratório' },
      { label: 'Switches', value: 'Lineares, 45 g, hot-swap' },
      { label: 'Keycaps', value: 'PBT double-shot' },
      { label: 'Conexão', value: 'USB-C, 2,4 GHz, Bluetooth 5.1' },
      { label: 'Bateria', value: '4000 mAh' },
      { label: 'Peso', value: '920 g' },
    ],
  },
  'keyhollow-rowan-full-size-keyboard': {
    name: 'Teclado completo Keyhollow Rowan',
    description:
      'O alfabeto inteiro e o teclado numérico também, sobre uma placa de aço que não cede. A iluminação por tecla vai do brilho discreto ao espetáculo. Acompanha apoio de pulso magnético.',
    specs: [
      { label: 'Layout', value: 'Completo, 104 teclas' },
      { label: 'Switches', value: 'Táteis, 55 g' },
      { label: 'Iluminação', value: 'RGB por tecla' },
      { label: 'Conexão', value: 'USB-C, cabo trançado de 1,8 m' },
      { label: 'Taxa de resposta', value: '1000 Hz' },
      { label: 'Dimensões', value: '438 × 132 × 38 mm' },
    ],
  },
  'keyhollow-slate-low-profile-keyboard': {
    name: 'Teclado de perfil baixo Keyhollow Slate',
    description:
      'Toque mecânico na altura de um notebook. O Slate tem 17 mm de alumínio escovado, é silencioso o bastante para um microfone aberto e alterna entre três computadores com uma tecla. Dura quatro meses por carga com a iluminação desligada.',
    specs: [
      { label: 'Layout', value: '65%, 68 teclas' },
      { label: 'Switches', value: 'Perfil baixo, lineares silenciosos, 40 g' },
      { label: 'Espessura', value: '17 mm' },
      { label: 'Conexão', value: 'USB-C, Bluetooth 5.1' },
      { label: 'Autonomia', value: '4 meses sem iluminação' },
      { label: 'Peso', value: '540 g' },
    ],
  },
  'keyhollow-tally-number-pad': {
    name: 'Teclado numérico Keyhollow Tally',
    description:
      'O teclado numérico que o seu teclado compacto deixou para trás. Vinte e uma teclas mecânicas, um botão giratório para percorrer a timeline e uma camada para os seus atalhos. Fica de qualquer lado do teclado.',
    specs: [
      { label: 'Teclas', value: '21 e um botão giratório' },
      { label: 'Switches', value: 'Lineares, 45 g, hot-swap' },
      { label: 'Conexão', value: 'USB-C ou 2,4 GHz' },
      { label: 'Keycaps', value: 'PBT' },
      { label: 'Dimensões', value: '84 × 128 × 34 mm' },
    ],
  },
  'castlane-cue-15-stream-controller': {
    name: 'Controlador de stream Castlane Cue 15',
    description:
      'Quinze telinhas que fazem o que você manda. Troque de cena, silencie o microfone, comece a abertura ou baixe as luzes com um toque, e veja na tecla o que está ligado e o que não está. Páginas e pastas dão espaço para muito mais que quinze ideias.',
    specs: [
      { label: 'Teclas', value: '15 teclas LCD, 72 × 72 px' },
      { label: 'Suporte', value: 'Magnético, inclinado a 45°' },
      { label: 'Conexão', value: 'USB-C, cabo de 1,5 m' },
      { label: 'Software', value: 'Windows, macOS, Linux' },
      { label: 'Dimensões', value: '122 × 86 × 24 mm' },
      { label: 'Peso', value: '214 g' },
    ],
  },
  'castlane-cue-6-mini-controller': {
    name: 'Minicontrolador Castlane Cue 6',
    description:
      'Seis teclas bastam para a maioria dos programas. O Cue 6 ocupa o espaço de uma carta de baralho e usa o mesmo software do irmão maior, então seus layouts vão junto. Também é uma boa segunda página para a outra mão.',
    specs: [
      { label: 'Teclas', value: '6 teclas LCD, 72 × 72 px' },
      { label: 'Conexão', value: 'USB-C, cabo de 1,5 m' },
      { label: 'Software', value: 'Windows, macOS, Linux' },
      { label: 'Dimensões', value: '86 × 62 × 26 mm' },
      { label: 'Peso', value: '108 g' },
    ],
  },
  'keyhollow-turn-macro-dial': {
    name: 'Dial de macros Keyhollow Turn',
    description:
      'Um botão bonito para editar, rolar a tela e ajustar o volume. O dial usinado gira com cliques finos ou sem nenhum, um toque e dois toques fazem coisas diferentes, e o anel de luz mostra o modo. Adicione até oito modos no app.',
    specs: [
      { label: 'Dial', value: 'Alumínio usinado, 58 mm' },
      { label: 'Passos', value: '96 por volta, ou giro livre' },
      { label: 'Modos', value: '8, indicados por cor' },
      { label: 'Conexão', value: 'USB-C ou Bluetooth 5.1' },
      { label: 'Peso', value: '265 g' },
    ],
  },
  'keyhollow-wren-wireless-mouse': {
    name: 'Mouse sem fio Keyhollow Wren',
    description:
      'Sessenta e três gramas e nenhum furo. O Wren desliza em pés de PTFE puro, funciona até no vidro e responde em um milissegundo. Simétrico, com botões laterais que se invertem para canhotos.',
    specs: [
      { label: 'Sensor', value: 'Óptico, 26.000 dpi' },
      { label: 'Peso', value: '63 g' },
      { label: 'Botões', value: '6, laterais invertíveis' },
      { label: 'Conexão', value: '2,4 GHz, Bluetooth, USB-C' },
      { label: 'Autonomia', value: '85 horas' },
      { label: 'Dimensões', value: '122 × 63 × 38 mm' },
    ],
  },
  'keyhollow-field-desk-mat': {
    name: 'Desk pad Keyhollow Field',
    description:
      'Uma base larga e macia que acalma um teclado barulhento e dá espaço para o mouse correr. A estampa topográfica é tecida, não impressa, a borda é costurada e a base de borracha não sai do lugar. Lave à mão.',
    specs: [
      { label: 'Dimensões', value: '900 × 400 × 4 mm' },
      { label: 'Superfície', value: 'Poliéster tecido' },
      { label: 'Base', value: 'Borracha natural' },
      { label: 'Borda', value: 'Costurada' },
      { label: 'Cuidados', value: 'Lavar à mão, 30 °C' },
    ],
  },
  'castlane-step-foot-pedal': {
    name: 'Pedaleira Castlane Step',
    description:
      'Três pedais silenciosos para quando as duas mãos estão ocupadas. Aperte para falar, próxima cena, virar a página: o que uma tecla faz, um pé também faz. Guarda os próprios ajustes e funciona em qualquer computador sem software.',
    specs: [
      { label: 'Pedais', value: '3, acionamento silencioso' },
      { label: 'Memória', value: 'Interna, 3 camadas' },
      { label: 'Conexão', value: 'USB-C, cabo de 2 m' },
      { label: 'Corpo', value: 'Metal fundido, base de borracha' },
      { label: 'Dimensões', value: '296 × 112 × 42 mm' },
    ],
  },
};
