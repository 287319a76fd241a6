import type { ProductTranslation } from '../../seed-translation';

export const audioHeadphones: Record<string, ProductTranslation> = {
  'auralind-studio-40-headphones': {
    name: 'Fone de ouvido Auralind Studio 40',
    description:
      'Fone fechado para gravação: não deixa o metrônomo vazar para o microfone e diz a verdade sobre o take. As conchas giram para ouvir com um ouvido só e dobram para a bolsa. Toda peça que se desgasta pode ser trocada.',
    specs: [
      { label: 'Modelo', value: 'Fechado, circumaural' },
      { label: 'Drivers', value: '40 mm' },
      { label: 'Resposta de frequência', value: '15 Hz – 22 kHz' },
      { label: 'Impedância', value: '48 Ω' },
      { label: 'Cabo', value: '3 m, removível, 3,5 e 6,3 mm' },
      { label: 'Peso', value: '240 g' },
    ],
  },
  'auralind-meadow-open-back-headphones': {
    name: 'Fone de ouvido aberto Auralind Meadow',
    description:
      'Conchas abertas de nogueira oleada e um som que parece vir da sala, não dos seus ouvidos. Feito para longos dias de edição: o veludo continua fresco e a faixa suspensa distribui o peso. Cada fone é medido antes de sair da bancada.',
    specs: [
      { label: 'Modelo', value: 'Aberto, circumaural' },
      { label: 'Drivers', value: '50 mm' },
      { label: 'Resposta de frequência', value: '8 Hz – 35 kHz' },
      { label: 'Impedância', value: '120 Ω' },
      { label: 'Materiais', value: 'Nogueira, aço, veludo' },
      { label: 'Peso', value: '310 g' },
    ],
  },
  'auralind-hush-noise-cancelling-headphones': {
    name: 'Fone com cancelamento de ruído Auralind Hush',
    description:
      'Silêncio e, depois, música. Oito microfones tiram do caminho o motor, o escritório e o trem, e um botão deixa a conversa voltar. Quarenta horas por carga; cinco minutos no cabo dão mais quatro.',
    specs: [
      { label: 'Cancelamento de ruído', value: 'Adaptativo, 8 microfones' },
      { label: 'Autonomia', value: '40 horas' },
      { label: 'Bluetooth', value: '5.3, dois aparelhos ao mesmo tempo' },
      { label: 'Drivers', value: '40 mm' },
      { label: 'Recarga', value: 'USB-C, 5 min para 4 horas' },
      { label: 'Peso', value: '254 g' },
    ],
  },
  'auralind-raid-gaming-headset': {
    name: 'Headset gamer Auralind Raid',
    description:
      'Ouça os passos antes que ouçam os seus. Os drivers de 50 mm posicionam cada som ao seu redor, e o microfone articulado silencia quando você o levanta. Uma roda na concha equilibra jogo e chat.',
    specs: [
      { label: 'Drivers', value: '50 mm' },
      { label: 'Microfone', value: 'Cardioide, levante para silenciar' },
      { label: 'Conexão', value: 'Sem fio de 2,4 GHz ou USB-C' },
      { label: 'Autonomia', value: '30 horas' },
      { label: 'Almofadas', value: 'Tecido de malha sobre espuma viscoelástica' },
      { label: 'Peso', value: '286 g' },
    ],
  },
  'auralind-dew-wireless-earbuds': {
    name: 'Fones de ouvido sem fio Auralind Dew',
    description:
      'Fones leves como pena em um estojo que lembra um seixo de rio. Calam a rua, não ligam para chuva e fazem chamadas com quatro microfones e filtro de vento. Na caixa, ponteiras de três tamanhos.',
    specs: [
      { label: 'Cancelamento de ruído', value: 'Até 38 dB' },
      { label: 'Autonomia', value: '8 horas, 32 com o estojo' },
      { label: 'Bluetooth', value: '5.3' },
      { label: 'Resistência à água', value: 'IPX5' },
      { label: 'Recarga', value: 'USB-C ou sem fio' },
      { label: 'Peso', value: '4,6 g cada' },
    ],
  },
  'auralind-understage-in-ear-monitors': {
    name: 'Monitores in-ear Auralind Understage',
    description:
      'Três drivers em uma cápsula transparente menor que a ponta do dedo. Isolam a banda, não saem do lugar sob capacete ou boné e somem diante da câmera. O cabo trançado é removível: um plugue gasto nunca significa um par novo.',
    specs: [
      { label: 'Drivers', value: '1 dinâmico, 2 de armadura balanceada' },
      { label: 'Isolamento', value: 'Até 26 dB' },
      { label: 'Impedância', value: '22 Ω' },
      { label: 'Cabo', value: '1,4 m, removível, 3,5 mm' },
      { label: 'Na caixa', value: '7 pares de ponteiras, estojo rígido' },
    ],
  },
  'auralind-oakfield-desktop-speakers': {
    name: 'Caixas de som de mesa Auralind Oakfield',
    description:
      'Carvalho de verdade, alto-falantes de verdade e um som que enche a sala, saindo de duas caixas da altura de um livro de bolso. Ligue por USB-C ou cabo, ou toque do celular por Bluetooth. Os pés de borracha as inclinam na direção dos seus ouvidos.',
    specs: [
      { label: 'Potência', value: '2 × 25 W' },
      { label: 'Alto-falantes', value: 'Woofer de 3,5 polegadas, tweeter de seda de 1 polegada' },
      { label: 'Resposta de frequência', value: '60 Hz – 20 kHz' },
      { label: 'Entradas', value: 'USB-C, RCA, 3,5 mm, Bluetooth 5.0' },
      { label: 'Dimensões', value: '13 × 21 × 17 cm cada' },
      { label: 'Peso', value: '3,9 kg o par' },
    ],
  },
  'auralind-ledge-desktop-soundbar': {
    name: 'Soundbar de mesa Auralind Ledge',
    description:
      'Estéreo claro na faixa de mesa sob o monitor. Dois alto-falantes ovais e um radiador passivo soam mais largos do que a barra, e o volume fica em cima, onde você espera. Só precisa de USB-C.',
    specs: [
      { label: 'Potência', value: '2 × 8 W' },
      { label: 'Alto-falantes', value: '2 full-range, 1 radiador passivo' },
      { label: 'Entradas', value: 'USB-C, 3,5 mm, Bluetooth 5.3' },
      { label: 'Dimensões', value: '42 × 7 × 8 cm' },
      { label: 'Peso', value: '1,1 kg' },
    ],
  },
  'tonewick-crossway-2-audio-interface': {
    name: 'Interface de áudio Tonewick Crossway 2',
    description:
      'Dois pré-amplificadores silenciosos, um amplificador de fone com potência de sobra e um canal de loopback para transmitir o que toca no computador. Botões grandes, medidores honestos, nenhum menu. Funciona com a energia da porta USB-C em que está ligada.',
    specs: [
      { label: 'Entradas', value: '2 × combo XLR / 6,3 mm' },
      { label: 'Saídas', value: '2 × 6,3 mm balanceadas, fone de ouvido' },
      { label: 'Resolução', value: '24 bits / 192 kHz' },
      { label: 'Ganho', value: '62 dB por canal' },
      { label: 'Phantom power', value: '48 V' },
      { label: 'Dimensões', value: '182 × 118 × 48 mm' },
    ],
  },
  'tonewick-foyer-6-podcast-mixer': {
    name: 'Mesa de som para podcast Tonewick Foyer 6',
    description:
      'Um programa inteiro em uma superfície: quatro microfones, uma ligação e oito pads para vinhetas e aplausos. Cada fader grava sua própria faixa no cartão de memória, então todo erro tem conserto. Quatro saídas de fone deixam os convidados felizes.',
    specs: [
      { label: 'Canais', value: '4 XLR, 1 Bluetooth, 1 USB' },
      { label: 'Pads de som', value: '8, programáveis, coloridos' },
      { label: 'Gravação', value: 'Multipista em cartão de memória ou via USB-C' },
      { label: 'Saídas de fone', value: '4, com volumes separados' },
      { label: 'Resolução', value: '24 bits / 48 kHz' },
      { label: 'Dimensões', value: '308 × 224 × 62 mm' },
    ],
  },
};
