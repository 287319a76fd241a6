import type { ProductTranslation } from '../../seed-translation';

export const streamingBundles: Record<string, ProductTranslation> = {
  'elite-bundle': {
    name: 'Kit Elite',
    description:
      'Tudo de que uma transmissão de boa imagem e bom som precisa, em uma caixa só: um microfone condensador USB com braço articulado, uma webcam 1080p, um ring light de 10 polegadas e um fone fechado. Cada peça vai direto no computador, sem drivers e sem interface para comprar. A maioria está ao vivo meia hora depois de abrir.',
    specs: [
      { label: 'Microfone', value: 'Microfone USB Tonewick Ember' },
      { label: 'Câmera', value: 'Webcam 1080p Castlane Vista' },
      { label: 'Luz', value: 'Ring light Brightmere Halo 10' },
      { label: 'Fone de ouvido', value: 'Fone de ouvido Auralind Studio 40' },
      { label: 'Braço', value: 'Braço articulado de mesa Perchline' },
      { label: 'Conexões', value: '3 × USB-C, 1 × 3,5 mm' },
      { label: 'Comprado avulso', value: '$301.00' },
    ],
  },
  'starter-bundle': {
    name: 'Kit Inicial',
    description:
      'O menor kit em que colocaríamos nosso nome. Um microfone USB compacto, uma webcam 1080p com tampa de privacidade, uma luz de prender e um minitripé para deixar a câmera na altura dos olhos. Acabou a transmissão, tudo cabe em uma gaveta.',
    specs: [
      { label: 'Microfone', value: 'Microfone USB Tonewick Pip' },
      { label: 'Câmera', value: 'Webcam Castlane Glance' },
      { label: 'Luz', value: 'Luz para notebook Brightmere Clip' },
      { label: 'Tripé', value: 'Minitripé Perchline' },
      { label: 'Comprado avulso', value: '$136.00' },
    ],
  },
  'podcast-duo-bundle': {
    name: 'Kit Podcast Duo',
    description:
      'Duas vozes, dois microfones de rádio, uma gravação limpa. Cada uma tem seu microfone dinâmico e seu braço de perfil baixo, e a interface de dois canais grava em faixas separadas. Os dois cabos XLR de 3 m vêm na caixa.',
    specs: [
      { label: 'Microfones', value: '2 × Microfone dinâmico Tonewick Baritone' },
      { label: 'Interface', value: 'Interface de áudio Tonewick Crossway 2' },
      { label: 'Braços', value: '2 × Braço articulado de perfil baixo Perchline' },
      { label: 'Cabos', value: '2 × XLR, 3 m; 1 × USB-C' },
      { label: 'Comprado avulso', value: '$505.00' },
    ],
  },
  'creator-pro-bundle': {
    name: 'Kit Criador Pro',
    description:
      'Nosso kit de estúdio para quem já ficou grande para uma webcam. A Mira manda 4K limpo para a placa de captura Relay, o Panel 60 ilumina por igual e o Velvet capta cada detalhe da sua voz. A Mira e a Relay são ajustadas em par antes de sair do nosso depósito.',
    specs: [
      { label: 'Câmera', value: 'Câmera de streaming 4K Vantrell Mira' },
      { label: 'Captura', value: 'Placa de captura 4K Castlane Relay' },
      { label: 'Microfone', value: 'Microfone condensador Tonewick Velvet' },
      { label: 'Luz', value: 'Luz principal Brightmere Panel 60' },
      { label: 'Resolução', value: '3840 × 2160 a 60 fps' },
      { label: 'Comprado avulso', value: '$896.00' },
    ],
  },
  'game-streamer-bundle': {
    name: 'Kit Streamer Gamer',
    description:
      'Jogue em uma máquina, transmita de outra e ouça as duas. A placa Relay passa o 4K para a sua tela sem um quadro de atraso, enquanto o headset Raid mistura jogo e chat por uma roda na concha. Um teclado de 75% com switches trocáveis e um mouse sem fio leve completam a mesa.',
    specs: [
      { label: 'Headset', value: 'Headset gamer Auralind Raid' },
      { label: 'Teclado', value: 'Teclado mecânico Keyhollow Alder 75' },
      { label: 'Mouse', value: 'Mouse sem fio Keyhollow Wren' },
      { label: 'Captura', value: 'Placa de captura 4K Castlane Relay' },
      { label: 'Comprado avulso', value: '$456.00' },
    ],
  },
  'voice-over-bundle': {
    name: 'Kit Locução',
    description:
      'Uma cadeia de voz silenciosa e detalhada para narração, audiolivros e dublagem. O Velvet fica suspenso em elásticos atrás de um pop filter duplo, e o Studio 40 deixa você ouvir cada respiração antes do ouvinte. Você precisa de uma interface com phantom power de 48 V e um pedestal com rosca de 5/8 de polegada.',
    specs: [
      { label: 'Microfone', value: 'Microfone condensador Tonewick Velvet' },
      { label: 'Suporte', value: 'Suporte antichoque Perchline Cradle' },
      { label: 'Pop filter', value: 'Pop filter de tela dupla Tonewick' },
      { label: 'Fone de ouvido', value: 'Fone de ouvido Auralind Studio 40' },
      { label: 'Você precisa de', value: 'Phantom power de 48 V, pedestal de 5/8 de polegada' },
      { label: 'Comprado avulso', value: '$293.90' },
    ],
  },
  'mobile-creator-bundle': {
    name: 'Kit Criador Mobile',
    description:
      'Uma equipe de filmagem que cabe na bolsa tiracolo. O gimbal Drift mantém o celular firme, dois microfones de lapela sem fio levam a voz por até 150 m e o tripé dobrável transforma o celular em uma boa câmera de entrevista. Funciona com qualquer celular USB-C de até 90 mm de largura.',
    specs: [
      { label: 'Gimbal', value: 'Gimbal para celular Pocketfen Drift' },
      { label: 'Microfones', value: 'Microfones de lapela sem fio Tonewick Lapel Duo' },
      { label: 'Tripé', value: 'Tripé dobrável para celular Pocketfen' },
      { label: 'Largura do celular', value: '58–90 mm' },
      { label: 'Comprado avulso', value: '$255.00' },
    ],
  },
  'green-room-bundle': {
    name: 'Kit Chroma Key',
    description:
      'O fundo e a luz de que ele precisa, vendidos juntos porque um sem o outro não funciona bem. A tela verde sobe da própria base em segundos, e dois softboxes a iluminam de forma tão uniforme que o recorte sai limpo, cabelo incluído. Monta em um espaço de 2 m de largura.',
    specs: [
      { label: 'Fundo', value: 'Tela verde retrátil Castlane' },
      { label: 'Luzes', value: 'Kit de softbox Brightmere Cloud' },
      { label: 'Espaço necessário', value: '2,0 × 1,8 m' },
      { label: 'Montagem', value: 'Cerca de 10 minutos, sem ferramentas' },
      { label: 'Comprado avulso', value: '$208.00' },
    ],
  },
  'smart-studio-bundle': {
    name: 'Kit Estúdio Inteligente',
    description:
      'Um toque, e o ambiente está pronto para gravar. A tomada acorda seus equipamentos, a fita e a lâmpada passam para as suas cores, e a placa On-Air acende do lado de fora para ninguém entrar. Tudo no mesmo app gratuito, por Wi-Fi de 2,4 GHz, sem hub.',
    specs: [
      { label: 'Placa', value: 'Placa inteligente Hearthlet On-Air' },
      { label: 'Fita', value: 'Fita de LED Hearthlet Ribbon 5 m' },
      { label: 'Lâmpada', value: 'Lâmpada colorida inteligente Hearthlet' },
      { label: 'Tomada', value: 'Tomada inteligente Hearthlet' },
      { label: 'Comprado avulso', value: '$113.88' },
    ],
  },
};
