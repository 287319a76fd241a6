import type { ProductTranslation } from '../../seed-translation';

export const microphones: Record<string, ProductTranslation> = {
  'tonewick-ember-usb-microphone': {
    name: 'Microfone USB Tonewick Ember',
    description:
      'Um microfone condensador pronto para plugar, com o som quente e próximo de um estúdio de rádio. Toque no topo para silenciar, gire o anel para ajustar o ganho e ouça-se sem atraso na saída de fone. Vem com suporte de mesa pesado e cabo USB-C trançado de 2 m.',
    specs: [
      { label: 'Tipo', value: 'Condensador, cápsula de 16 mm' },
      { label: 'Padrão polar', value: 'Cardioide' },
      { label: 'Resolução', value: '24 bits / 96 kHz' },
      { label: 'Conexão', value: 'USB-C, saída de monitor de 3,5 mm' },
      { label: 'Fixação', value: 'Suporte de mesa; rosca de 5/8 de polegada' },
      { label: 'Peso', value: '410 g com suporte' },
    ],
  },
  'tonewick-pip-usb-microphone': {
    name: 'Microfone USB Tonewick Pip',
    description:
      'Um microfone pequeno e redondo que soa muito maior do que é. O Pip cabe em qualquer mesa, inclina até 40 graus e silencia com um aperto na base. Feito para chamadas, aulas e primeiras transmissões.',
    specs: [
      { label: 'Tipo', value: 'Condensador, cápsula de 14 mm' },
      { label: 'Padrão polar', value: 'Cardioide' },
      { label: 'Resolução', value: '16 bits / 48 kHz' },
      { label: 'Conexão', value: 'USB-C, cabo de 1,5 m' },
      { label: 'Dimensões', value: '78 × 78 × 124 mm' },
    ],
  },
  'tonewick-baritone-dynamic-microphone': {
    name: 'Microfone dinâmico Tonewick Baritone',
    description:
      'O formato clássico do rádio, e com razão: uma cápsula dinâmica que ouve você e esquece a sala. Ar-condicionado, teclado e trânsito ficam fora da gravação. O garfo de aço gira 270 graus, e na caixa vem uma segunda espuma, mais densa, para quem fala de perto.',
    specs: [
      { label: 'Tipo', value: 'Dinâmico, bobina móvel' },
      { label: 'Padrão polar', value: 'Cardioide' },
      { label: 'Resposta de frequência', value: '45 Hz – 18 kHz' },
      { label: 'Conexão', value: 'XLR' },
      { label: 'Ganho recomendado', value: '55 dB' },
      { label: 'Peso', value: '720 g' },
    ],
  },
  'tonewick-velvet-condenser-microphone': {
    name: 'Microfone condensador Tonewick Velvet',
    description:
      'Um microfone de estúdio de diafragma grande, com agudos arejados e quase nenhum ruído próprio. As cápsulas de 34 mm são casadas à mão, então dois deles formam um par estéreo de verdade. Vem em um estojo de madeira acolchoado, com adaptador de pedestal.',
    specs: [
      { label: 'Tipo', value: 'Condensador de diafragma grande, 34 mm' },
      { label: 'Padrão polar', value: 'Cardioide' },
      { label: 'Ruído próprio', value: '6 dB(A)' },
      { label: 'Nível máximo', value: '138 dB SPL' },
      { label: 'Alimentação', value: 'Phantom power de 48 V' },
      { label: 'Conexão', value: 'XLR, banhado a ouro' },
      { label: 'Peso', value: '365 g' },
    ],
  },
  'tonewick-fieldline-shotgun-microphone': {
    name: 'Microfone shotgun Tonewick Fieldline',
    description:
      'Um shotgun curto que tira uma única voz de uma rua cheia. Encaixa em qualquer sapata de câmera, em um berço suspenso, e liga junto com ela. Acompanha espuma e protetor de vento de pelo.',
    specs: [
      { label: 'Tipo', value: 'Eletreto, gradiente de linha' },
      { label: 'Padrão polar', value: 'Supercardioide' },
      { label: 'Corte de graves', value: '75 ou 150 Hz' },
      { label: 'Autonomia', value: '30 horas' },
      { label: 'Conexão', value: 'TRS de 3,5 mm e USB-C' },
      { label: 'Comprimento', value: '212 mm' },
    ],
  },
  'tonewick-lapel-duo-wireless-microphones': {
    name: 'Microfones de lapela sem fio Tonewick Lapel Duo',
    description:
      'Dois transmissores de prender, um receptor minúsculo e um estojo que carrega os três. Cada transmissor guarda sua própria gravação de segurança: perder o sinal nunca é perder a entrevista. Funciona com câmeras e com qualquer celular USB-C.',
    specs: [
      { label: 'Alcance', value: '150 m em campo aberto' },
      { label: 'Autonomia', value: '7 horas, 21 com o estojo' },
      { label: 'Gravação de segurança', value: '14 horas por transmissor' },
      { label: 'Conexão', value: 'USB-C e 3,5 mm' },
      { label: 'Peso', value: '21 g por transmissor' },
      { label: 'Na caixa', value: '2 transmissores, receptor, estojo, 2 protetores de vento' },
    ],
  },
  'tonewick-roundtable-conference-microphone': {
    name: 'Microfone de conferência Tonewick Roundtable',
    description:
      'Coloque no meio da mesa e ouça todos por igual. Seis cápsulas acompanham quem fala, enquanto o alto-falante embutido cancela o próprio eco. Um anel de luz mostra num relance se a sala está sendo ouvida.',
    specs: [
      { label: 'Cápsulas', value: '6, com beamforming' },
      { label: 'Raio de captação', value: '4 m' },
      { label: 'Alto-falante', value: '5 W, full duplex' },
      { label: 'Conexão', value: 'USB-C ou Bluetooth 5.3' },
      { label: 'Autonomia', value: '10 horas de conversa' },
      { label: 'Diâmetro', value: '132 mm' },
    ],
  },
  'tonewick-marquee-handheld-microphone': {
    name: 'Microfone de mão Tonewick Marquee',
    description:
      'Um microfone de palco que sobrevive ao palco. A grade de aço e o corpo de metal fundido aguentam quedas, e a cápsula apoiada em borracha ignora o ruído das mãos. Acompanha presilha, bolsinha e cabo XLR de 5 m.',
    specs: [
      { label: 'Tipo', value: 'Dinâmico, bobina móvel' },
      { label: 'Padrão polar', value: 'Supercardioide' },
      { label: 'Resposta de frequência', value: '55 Hz – 16 kHz' },
      { label: 'Conexão', value: 'XLR' },
      { label: 'Peso', value: '298 g' },
    ],
  },
  'tonewick-double-mesh-pop-filter': {
    name: 'Pop filter de tela dupla Tonewick',
    description:
      'Duas camadas de tela de nylon que amaciam cada P e cada B. A haste flexível de aço fica onde você deixa, e a garra acolchoada prende em pedestais e braços de até 40 mm de espessura.',
    specs: [
      { label: 'Diâmetro', value: '155 mm' },
      { label: 'Tela', value: 'Nylon duplo' },
      { label: 'Haste flexível', value: '360 mm, aço' },
      { label: 'Fixação', value: 'Até 40 mm' },
      { label: 'Peso', value: '230 g' },
    ],
  },
};
